import type { Logger } from 'pino';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { Read } from '#platform/database/replica-reads.ts';
import { createEventSignal } from '#platform/events/event-signal.ts';
import { createEventStreams } from '#platform/http/event-streams.ts';
import { ownOrigins } from '#platform/http/own-origins.ts';
import type { OnClose } from '#platform/lifecycle/open-parts.ts';
import { createApi } from './api.ts';
import { newUuid, systemClock } from './context/context.ts';
import type { Services } from './context/context.ts';
import { paymentProviders } from './context/payment-provider.ts';
import type { Settings } from './context/settings.ts';
import { startShopJobs } from './jobs/jobs.ts';
import { createMailer } from './mailing/mailer.service.ts';
import { handProvider } from './payments/by-hand/hand-provider.service.ts';
import { createMercadoPago } from './payments/mercado-pago/mercado-pago.service.ts';
import { payHostsOf, providerOf, withSandbox } from './payments/mercado-pago/provider-settings.service.ts';
import { createIdentityProvider } from './social-login/openid-provider.service.ts';

type Parts = {
  readonly database: OpenDatabase;
  readonly read: Read;
  readonly log: Logger;
  /** The secrets that the shop and its payment simulator share. */
  readonly secrets: { readonly accessToken: string; readonly webhookSecret: string };
  readonly onClose: OnClose;
};

/** Opens the API and the background jobs. */
export async function openServer(settings: Settings, { database, read, log, secrets, onClose }: Parts) {
  const { db, servers } = database;
  const services: Services = {
    db,
    read,
    settings: settings.provider.accessToken ? settings : withSandbox(settings, secrets),
    providers: paymentProviders(createMercadoPago(providerOf(settings, secrets)), handProvider(db)),
    identity: createIdentityProvider(settings),
    log,
    signal: createEventSignal(),
    streams: createEventStreams(),
    clock: systemClock,
    newId: newUuid,
  };
  const api = createApi(services);
  const jobs = await startShopJobs(services, { servers, mailer: createMailer(settings, db) });
  onClose(jobs.stop);
  const { signal, streams } = services;
  const onEvents = () => {
    jobs.takeEvents();
    signal.wake();
  };
  return { api, onEvents, streams };
}

/** Returns the settings that the pages need. */
export function pageSettings(settings: Settings, log: Logger) {
  return {
    apiBase: settings.apiBase,
    publicUrl: settings.publicUrl,
    origins: ownOrigins(settings.publicUrl),
    isDemo: !settings.provider.accessToken,
    identityName: settings.identity?.name ?? null,
    hasOutbox: settings.mode === 'demo' && settings.mail.smtpUrl === undefined,
    onFailure: (error: unknown) => log.error({ err: error }, 'a page failed'),
    payHosts: payHostsOf(settings),
  };
}
