import { advertising } from './advertising.ts';
import { lettersDesk } from './letter-desk.ts';
import { mailing } from './outbox.ts';
import { undelivered } from './undelivered.ts';
import { webhooks } from './webhooks.ts';

/** The calls of the area, by feature. */
export const mailCalls = {
  advertising,
  lettersDesk,
  mailing,
  undelivered,
  webhooks,
} as const;
