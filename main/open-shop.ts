import { join } from 'node:path';
import { seedDemo } from '#demo/seed.ts';
import { createApi } from '#server/api.ts';
import { catalogueFacts } from '#server/catalogue/catalogue-index.service.ts';
import { newSecret, newUuid, systemClock } from '#server/context/context.ts';
import type { Services } from '#server/context/context.ts';
import { sessionCookieMark } from '#server/accounts/sessions.ts';
import { openReplicaReads } from '#platform/database/replica-reads.ts';
import { createHealth } from '#platform/health/health.ts';
import { startShopJobs } from '#server/jobs/jobs.ts';
import { startPostman } from '#server/jobs/postman.ts';
import { openGate } from '#platform/http/request-gate.ts';
import { openLog } from '#platform/logs/log.ts';
import { ownOrigins } from '#platform/http/own-origins.ts';
import { createMailer } from '#server/mailing/mailer.service.ts';
import { serveMedia } from '#platform/media/serve-media.ts';
import { followChanges } from '#platform/page-cache/follow-changes.ts';
import { createMercadoPago } from '#server/payments/mercado-pago.service.ts';
import { createIdentityProvider } from '#server/social-login/openid-provider.service.ts';
import type { Settings } from '#server/context/settings.ts';
import { claimDatabase } from './claim-database.ts';
import { makePicturesInBackground } from '#server/catalogue/background-pictures.ts';
import { prepareDataFolder } from '#platform/process/data-folder.ts';
import { refuseRealToken } from './demo-token.ts';
import type { OpenFront } from './front.ts';
import { greet, tell } from './greeting.ts';
import { openCacheablePages } from '#platform/page-cache/cacheable-pages.ts';
import { compose } from '#platform/http/middleware.ts';
import { listen } from '#platform/http/listen.ts';
import { openMetrics } from '#platform/metrics/metrics.ts';
import { openDatabaseOf } from './shop-database.ts';
import { startSandboxProcess } from './sandbox-process.ts';
import { payHostsOf, providerOf, withSandbox } from './payment-side.ts';
import { cacheableAddresses } from '#server/context/cacheable-address.ts';
import { migrationsFolder } from '#server/context/migrations-folder.ts';
import { requestPriorities } from '#server/context/request-priority.ts';
import { siteFrame } from './site-frame.ts';
import { methodsOfSite, siteOf } from './site.ts';
import { collectGarbageWhenIdle } from '#platform/process/idle-gc.ts';
import { openLoadShedding } from '#platform/http/load-shedding.ts';

/** Who has just been answered is likely to ask again: work that can wait stays out of the way for so long, in ms. */
const visitMs = 2000;

/**
 * Opens the shop: port, database, demo data, payment sandbox, jobs, pages. The port closes first, and when no request is
 * under way any more, what was started is closed in the opposite order; also when a later part refuses to start, and when
 * `signal` ends the opening.
 */
export async function openShop(
  settings: Settings,
  openFront: OpenFront,
  signal: AbortSignal,
): Promise<{ close(): Promise<void> }> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closeOne of closers.splice(0).toReversed()) await closeOne();
  };
  try {
    await open(settings, openFront, { closers, signal });
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}

type Opening = { readonly closers: (() => Promise<void>)[]; readonly signal: AbortSignal };

async function open(settings: Settings, openFront: OpenFront, { closers, signal }: Opening): Promise<void> {
  const started = systemClock();
  const log = openLog(settings);
  await prepareDataFolder(settings.dataDir);
  await refuseRealToken(settings);
  const frame = siteFrame(settings.publicUrl);
  const traffic = openLoadShedding({ log, site: frame, priorityOf: requestPriorities(settings.apiBase) });
  closers.push(async () => traffic.close());
  const stopCollecting = collectGarbageWhenIdle();
  closers.push(async () => stopCollecting());
  const server = await listen(settings, frame, traffic.idOf);
  closers.push(server.close);
  tell('Preparando la base de datos…');
  const database = await openDatabaseOf(settings, log, signal);
  const { db, pool, servers } = database;
  closers.push(database.close);
  await claimDatabase(db, settings.mode);
  const reads = openReplicaReads(database);
  closers.push(reads.close);
  const mediaDir = join(settings.dataDir, 'media');
  if (settings.mode === 'demo') {
    await seedDemo({ db, pool, mediaDir, onProgress: tell, signal });
    // A live shop may have opened the empty database while the demo was drawn.
    await claimDatabase(db, settings.mode);
  }
  const secrets = { accessToken: newSecret(), webhookSecret: newSecret() };
  const isSimulated = !settings.provider.accessToken;
  if (isSimulated) closers.push((await startSandboxProcess(settings, secrets)).close);
  signal.throwIfAborted();
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
  const jobs = await startShopJobs(services, servers);
  closers.push(jobs.stop);
  closers.push(startPostman(services, createMailer(settings, db)).stop);
  signal.throwIfAborted();
  const front = await openFront((request, connection) => api.fetch(request, connection), {
    apiBase: settings.apiBase,
    publicUrl: settings.publicUrl,
    origins: ownOrigins(settings.publicUrl),
    isDemo: isSimulated,
    identityName: settings.identity?.name ?? null,
    hasOutbox: settings.mode === 'demo' && settings.mail.smtpUrl === undefined,
    onFailure: (error) => log.error({ err: error }, 'a page failed'),
    payHosts: payHostsOf(settings),
  });
  closers.push(front.close);
  const addressOf = cacheableAddresses(front.sharedPages ?? {}, settings.apiBase);
  const health = createHealth(pool, migrationsFolder);
  const site = siteOf({ api, front, media: serveMedia(mediaDir), health, settings, log, frame, addressOf });
  const { publicUrl } = settings;
  const cache = front.sharedPages
    ? openCacheablePages({ site, addressOf, ownCookie: sessionCookieMark, publicUrl, log })
    : undefined;
  closers.push(followChanges(servers, cache ? [cache.subscriber, reads] : [reads], log).stop);
  if (settings.metricsPort !== undefined) {
    const size = () => cache?.size() ?? { entries: 0, bytes: 0 };
    closers.push(
      await openMetrics(settings.metricsPort, settings.host, { traffic, pool, cache: size, reads: reads.counts }),
    );
  }
  const gate = openGate({ methodsOf: methodsOfSite(api, front, settings), apiBase: settings.apiBase, site: frame });
  server.open(
    site,
    compose([front.middleware, ...(cache ? [cache.serve] : []), gate, traffic.admit, ...(cache ? [cache.fill] : [])]),
  );
  const isBusy = () => traffic.quietMs() < visitMs;
  closers.push(makePicturesInBackground({ db, mediaDir, log, isBusy }).stop);
  await catalogueFacts(db);
  // Before all else: what is under way still needs everything.
  closers.push(server.close);
  greet(settings, { isSimulated, tookMs: systemClock().getTime() - started.getTime() });
}
