import { sandboxApp } from './sandbox-app.ts';
import { serveSimulator, type RunningSimulator } from './serve-simulator.ts';
import { settingsFrom, type SandboxOptions } from './values/settings.ts';
import { addPastPayments } from './payments/past-payments.ts';
import { setNoticeUrl } from './webhooks/application.ts';
import { openDatabase } from './store/database.ts';
import { ADDED_COLUMNS, SCHEMA } from './store/schema.ts';
import { startWebhookQueue } from './webhooks/webhook-queue.ts';

export type { SandboxOptions } from './values/settings.ts';

/** Starts a local simulator of Mercado Pago's Checkout Pro (Preferences API and Orders API): API, card page, webhooks. */
export function startSandbox(options: SandboxOptions): Promise<RunningSimulator> {
  return serveSimulator(options, (url) => {
    const db = openDatabase(options.file, SCHEMA, ADDED_COLUMNS);
    const settings = settingsFrom(options, url);
    const webhooks = startWebhookQueue(db, settings);
    const sandbox = { settings, db, webhooks };
    if (options.noticeUrl !== undefined) setNoticeUrl(db, options.noticeUrl);
    addPastPayments(sandbox, options.pastPayments ?? []);
    return { db, app: sandboxApp(sandbox), end: () => webhooks.close() };
  });
}
