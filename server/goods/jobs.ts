import type { AreaJobs } from '#server/core/context/job-parts.ts';
import { workOnImports } from './imports/import-work.service.ts';
import { fetchImportPictures } from './imports/pictures/fetch-pictures.service.ts';
import { sweepChanges } from './products/catalogue-index.service.ts';

export const goodsJobs: AreaJobs = ({ services }) => [
  { name: 'sweep-changes', cron: '41 * * * *', work: () => sweepChanges(services.db, services.clock()) },
  {
    name: 'product-imports',
    cron: '* * * * *',
    isWoken: true,
    mostSeconds: 600,
    async work(signal, wake) {
      await workOnImports(services, signal);
      wake('import-pictures');
    },
  },
  {
    name: 'import-pictures',
    cron: '* * * * *',
    isWoken: true,
    mostSeconds: 3600,
    work: (signal) => fetchImportPictures(services, signal),
  },
];
