import type { AreaJobs } from '#server/core/context/job-parts.ts';
import { deliverEmails } from './letters/deliver-emails.service.ts';

export const mailJobs: AreaJobs = ({ services, mailer }) => [
  {
    name: 'send-emails',
    cron: '* * * * *',
    isWoken: true,
    work: (signal) => deliverEmails(services, mailer, signal),
  },
];
