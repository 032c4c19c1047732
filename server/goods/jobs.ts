import { join } from 'node:path';
import type { AreaJobs } from '#server/core/context/job-parts.ts';
import { workOnImports } from './imports/import-work.service.ts';
import { askOldShops } from './imports/pictures/ask-old-shops.service.ts';
import { fetchImportPictures } from './imports/pictures/fetch-pictures.service.ts';
import { sweepImports } from './imports/sweep-imports.service.ts';
import { endPreorders } from './products/preorders.service.ts';
import { publishDue } from './products/publish-due.ts';
import { switchOffers } from './products/switch-offers.ts';
import { sweepChanges } from './products/catalogue-index.service.ts';
import { sweepVideos } from './products/uploaded-videos.service.ts';

export const goodsJobs: AreaJobs = ({ services }) => {
  const { db, clock, settings } = services;
  return [
    { name: 'publish-products', cron: '* * * * *', work: () => publishDue(db, clock()) },
    { name: 'switch-offers', cron: '* * * * *', work: () => switchOffers(db, clock()) },
    { name: 'end-preorders', cron: '* * * * *', work: () => endPreorders(db, clock()) },
    { name: 'sweep-changes', cron: '41 * * * *', work: () => sweepChanges(db, clock()) },
    { name: 'sweep-videos', cron: '37 3 * * *', work: () => sweepVideos(db, clock(), join(settings.dataDir, 'media')) },
    { name: 'sweep-imports', cron: '13 4 * * *', work: () => sweepImports(services) },
    {
      name: 'product-imports',
      cron: '* * * * *',
      isWoken: true,
      mostSeconds: 600,
      async work(signal, wake) {
        await workOnImports(services, signal);
        wake('import-pictures');
        wake('old-shop-pages');
      },
    },
    {
      name: 'old-shop-pages',
      cron: '* * * * *',
      isWoken: true,
      mostSeconds: 3600,
      work: (signal, wake) => askOldShops(services, { signal, onFound: () => wake('import-pictures') }),
    },
    {
      name: 'import-pictures',
      cron: '* * * * *',
      isWoken: true,
      mostSeconds: 3600,
      work: (signal) => fetchImportPictures(services, signal),
    },
  ];
};
