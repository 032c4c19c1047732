import { join } from 'node:path';
import { createApi } from '#server/api.ts';
import { catalogueFacts } from '#server/catalogue/catalogue-index.service.ts';
import { newSecret, newUuid, systemClock } from '#server/context.ts';
import type { Services } from '#server/context.ts';
import { openReplicaReads } from '#server/database/replica-reads.ts';
import { createHealth } from '#server/health/health.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { startPostman } from '#server/jobs/postman.ts';
import { openLog } from '#server/log.ts';
import { createMailer } from '#server/mailing/mailer.service.ts';
import { serveMedia } from '#server/media/serve-media.ts';
import { listenForChanges } from '#server/page-cache/change-listener.ts';
import { createMercadoPago } from '#server/payments/mercado-pago.service.ts';
import { createIdentityProvider } from '#server/social-login/identity-provider.service.ts';
import type { Settings } from '#server/settings.ts';
import { prepareDataFolder } from './data-folder.ts';
import { openDemo } from './demo.ts';
import type { OpenFront } from './front.ts';
import { greet, tell } from './greeting.ts';
import { openKeptPages } from './kept-pages.ts';
import { listen } from './listen.ts';
import { openMetrics } from './metrics.ts';
import { openDatabaseOf } from './shop-database.ts';
import { startSandboxProcess } from './sandbox-process.ts';
import { siteOf } from './site.ts';
import { tidyWhenQuiet } from './tidy-memory.ts';
import { openTraffic } from './traffic.ts';

/**
 * Opens the shop: port, database, demo data, payment sandbox, jobs, pages. The port closes first, and when no request is
 * under way any more, what was started is closed in the opposite order; also when a later part refuses to start.
 */
export async function openShop(settings: Settings, openFront: OpenFront): Promise<{ close(): Promise<void> }> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closeOne of closers.splice(0).toReversed()) await closeOne();
  };
  try {
    await open(settings, openFront, closers);
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(settings: Settings, openFront: OpenFront, closers: (() => Promise<void>)[]): Promise<void> {
  const started = systemClock();
  const log = openLog(settings);
  await prepareDataFolder(settings.dataDir);
  const traffic = openTraffic(log);
  closers.push(async () => traffic.close());
  const stopTidying = tidyWhenQuiet();
  closers.push(async () => stopTidying());
  const door = await listen(settings, traffic.idOf);
  closers.push(door.close);
  tell('Preparando la base de datos…');
  const database = await openDatabaseOf(settings, log);
  const { db, pool, servers } = database;
  closers.push(database.close);
  const reads = openReplicaReads(database);
  closers.push(reads.close);
  const mediaDir = join(settings.dataDir, 'media');
  if (settings.mode === 'demo') closers.push(await openDemo({ db, mediaDir, log }));
  const secrets = { accessToken: newSecret(), webhookSecret: newSecret() };
  const isSimulated = !settings.provider.accessToken;
  if (isSimulated) closers.push((await startSandboxProcess(settings, secrets)).close);
  const services: Services = {
    db,
    read: reads.read,
    settings: isSimulated ? withSandbox(settings, secrets) : settings,
    provider: createMercadoPago(providerOf(settings, secrets)),
    identity: createIdentityProvider(settings),
    log,
    clock: systemClock,
    newId: newUuid,
  };
  const api = createApi(services);
  const jobs = await startJobs(services, servers);
  closers.push(jobs.stop);
  closers.push(startPostman(services, createMailer(settings, db)).stop);
  const front = await openFront((request, connection) => api.fetch(request, connection), {
    apiBase: settings.apiBase,
    publicUrl: settings.publicUrl,
    isDemo: isSimulated,
    identityName: settings.identity?.name ?? null,
    hasOutbox: settings.mode === 'demo' && settings.mail.smtpUrl === undefined,
    onFailure: (error) => log.error({ err: error }, 'a page failed'),
    payHosts: isSimulated ? [settings.sandboxUrl] : ['https://*.mercadopago.com', 'https://*.mercadopago.com.ar'],
  });
  closers.push(front.close);
  const site = siteOf({ api, front, media: serveMedia(mediaDir), health: createHealth(pool), settings, log });
  const kept = front.isLasting ? openKeptPages({ site, settings, log }) : undefined;
  closers.push(listenForChanges(servers, kept ? [kept.ear, reads] : [reads], log).stop);
  if (settings.metricsPort !== undefined) {
    const size = () => kept?.size() ?? { entries: 0, bytes: 0 };
    closers.push(
      await openMetrics(settings.metricsPort, settings.host, { traffic, pool, kept: size, reads: reads.counts }),
    );
  }
  door.open(site, (request, response, next) =>
    front.middleware(request, response, () => {
      if (kept?.give(request, response)) return;
      traffic.admit(request, response, () => (kept ? kept.make(request, response, next) : next()));
    }),
  );
  await catalogueFacts(db);
  // Before all else: what is under way still needs everything.
  closers.push(door.close);
  greet(settings, { isSimulated, tookMs: systemClock().getTime() - started.getTime() });
}

type Secrets = { readonly accessToken: string; readonly webhookSecret: string };

function withSandbox(settings: Settings, { accessToken, webhookSecret }: Secrets): Settings {
  return { ...settings, provider: { accessToken, webhookSecrets: [webhookSecret], apiUrl: settings.sandboxUrl } };
}

function providerOf({ provider, publicUrl, apiBase, sandboxPort }: Settings, secrets: Secrets) {
  return {
    publicUrl,
    notificationUrl: `${publicUrl}${apiBase}/mercadopago/webhook?source_news=webhooks`,
    ...(provider.accessToken
      ? { apiUrl: provider.apiUrl, accessToken: provider.accessToken }
      : { apiUrl: `http://127.0.0.1:${sandboxPort}`, accessToken: secrets.accessToken }),
  };
}
