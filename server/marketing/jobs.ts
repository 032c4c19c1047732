import type { AreaJobs } from '#server/core/context/job-parts.ts';
import { settleCampaigns } from './campaigns/settle-campaigns.service.ts';

export const marketingJobs: AreaJobs = ({ services: { db, clock } }) => [
  { name: 'settle-campaigns', cron: '* * * * *', mostSeconds: 600, work: () => settleCampaigns(db, clock) },
];
