import type { DatabaseSync } from 'node:sqlite';
import type { Settings } from '../values/settings.ts';
import type { WebhookQueue } from '../webhooks/webhook-queue.ts';

/** What every part of the sandbox receives. */
export type Sandbox = { settings: Settings; db: DatabaseSync; webhooks: WebhookQueue };
