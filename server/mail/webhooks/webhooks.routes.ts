import type { webhooks } from '#contract/mail/webhooks.ts';
import type { Routes } from '#server/core/context/routes.ts';
import {
  createWebhook,
  listWebhooks,
  readLog,
  removeWebhook,
  rollSecret,
  sendAgain,
  testWebhook,
  updateWebhook,
} from './webhook-desk.service.ts';

export const webhooksRoutes: Routes<typeof webhooks> = {
  list: (ctx) => listWebhooks(ctx),
  create: (ctx, given) => createWebhook(ctx, given),
  update: (ctx, given) => updateWebhook(ctx, given),
  remove: (ctx, { id }) => removeWebhook(ctx, id),
  roll: (ctx, { id }) => rollSecret(ctx, id),
  test: (ctx, { id }) => testWebhook(ctx, id),
  log: (ctx, asked) => readLog(ctx, asked),
  again: (ctx, { id, delivery }) => sendAgain(ctx, id, delivery),
};
