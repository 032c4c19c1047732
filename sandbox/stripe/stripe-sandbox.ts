import { serveSimulator, type RunningSimulator } from '../serve-simulator.ts';
import { openDatabase } from '../store/database.ts';
import { keepEndpoint } from './calls/endpoint-calls.ts';
import { endDueSessions } from './sessions/end-session.ts';
import { SCHEMA } from './store/schema.ts';
import { stripeApp } from './stripe-app.ts';
import { settingsFrom, type StripeSandboxOptions } from './values/settings.ts';
import { startDeliveryQueue } from './webhooks/delivery-queue.ts';

export type { StripeSandboxOptions } from './values/settings.ts';

/** How often pages whose time is over are ended, so that their events go out. */
const SWEEP_MS = 5_000;

/** Starts a local simulator of Stripe Checkout: API, payment page, events. */
export function startStripe(options: StripeSandboxOptions): Promise<RunningSimulator> {
  return serveSimulator(options, (url) => {
    const db = openDatabase(options.file, SCHEMA);
    const settings = settingsFrom(options, url);
    const deliveries = startDeliveryQueue(db, settings);
    const sandbox = { settings, db, deliveries };
    if (options.webhookUrl && options.webhookSecret) keepEndpoint(sandbox, options.webhookUrl, options.webhookSecret);
    const sweep = setInterval(() => endDueSessions(sandbox), SWEEP_MS);
    const end = () => {
      clearInterval(sweep);
      return deliveries.close();
    };
    return { db, app: stripeApp(sandbox), end };
  });
}
