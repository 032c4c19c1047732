import { join } from 'node:path';
import type { AreaJobs } from '#server/core/context/job-parts.ts';
import { forgetMissed } from './old-addresses/old-addresses.service.ts';
import { sweepContentPictures } from './home/home-pictures.service.ts';

export const siteJobs: AreaJobs = ({ services: { db, clock, settings } }) => [
  { name: 'sweep-missed-addresses', cron: '53 3 * * *', work: () => forgetMissed(db, clock()) },
  {
    name: 'sweep-content-pictures',
    cron: '47 3 * * *',
    work: () => sweepContentPictures(db, clock(), join(settings.dataDir, 'media')),
  },
];
