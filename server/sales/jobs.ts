import type { AreaJobs } from '#server/core/context/job-parts.ts';
import { remindHeld } from './held-orders/remind-held.service.ts';
import { readSettlements } from './payments/settlements/read-settlements.service.ts';
import { reconcile } from './payments/reconcile.service.ts';

export const salesJobs: AreaJobs = ({ services }) => [
  { name: 'remind-transfers', cron: '* * * * *', work: () => remindHeld(services) },
  { name: 'read-settlements', cron: '* * * * *', work: () => readSettlements(services) },
  { name: 'reconcile-payments', cron: '* * * * *', work: () => reconcile(services) },
];
