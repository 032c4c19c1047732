import type { AreaJobs } from '#server/core/context/job-parts.ts';
import { forgetUnconfirmed } from './newsletter/forget-reader.service.ts';
import { settleCampaigns } from './campaigns/settle-campaigns.service.ts';

export const marketingJobs: AreaJobs = ({ services }) => [
  {
    name: 'settle-campaigns',
    cron: '* * * * *',
    mostSeconds: 600,
    work: () => settleCampaigns(services.db, services.clock),
  },
  { name: 'forget-unconfirmed', cron: '23 * * * *', work: () => forgetUnconfirmed(services) },
];
