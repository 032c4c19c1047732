import type { AreaJobs } from '#server/core/context/job-parts.ts';
import { deliverEmails } from './letters/deliver-emails.service.ts';
import { deliverNews } from './webhooks/deliver-news.service.ts';
import { sweepNews } from './webhooks/due-news.service.ts';

export const mailJobs: AreaJobs = ({ services, mailer }) => [
  {
    name: 'send-emails',
    cron: '* * * * *',
    isWoken: true,
    work: (signal) => deliverEmails(services, mailer, signal),
  },
  { name: 'send-news', cron: '* * * * *', isWoken: true, work: (signal) => deliverNews(services, signal) },
  { name: 'sweep-news', cron: '19 4 * * *', work: () => sweepNews(services.db, services.clock()) },
];
