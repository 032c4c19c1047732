import type { DatabaseSync } from 'node:sqlite';
import type { StripeSettings } from '../values/settings.ts';
import type { DeliveryQueue } from '../webhooks/delivery-queue.ts';

/** What every part of the simulator receives. */
export type StripeSandbox = {
  readonly settings: StripeSettings;
  readonly db: DatabaseSync;
  readonly deliveries: DeliveryQueue;
};
