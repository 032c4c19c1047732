import { join } from 'node:path';
import { seedDemo } from '#demo/seed.ts';
import { createApi } from '#server/api.ts';
import { catalogueFacts } from '#server/catalogue/catalogue-index.service.ts';
import { newSecret, newUuid, systemClock } from '#server/context.ts';
import type { Services } from '#server/context.ts';
import { openReplicaReads } from '#server/database/replica-reads.ts';
import { createHealth } from '#server/health/health.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { startPostman } from '#server/jobs/postman.ts';
import { openGate } from '#server/http/request-gate.ts';
import { openLog } from '#server/log.ts';
import { ownOrigins } from '#server/own-origins.ts';
import { createMailer } from '#server/mailing/mailer.service.ts';
import { serveMedia } from '#server/media/serve-media.ts';
import { listenForChanges } from '#server/page-cache/change-listener.ts';
import { createMercadoPago } from '#server/payments/mercado-pago.service.ts';
import { createIdentityProvider } from '#server/social-login/identity-provider.service.ts';
import type { Settings } from '#server/settings.ts';
import { claimDatabase } from './claim-database.ts';
import { makePicturesInBackground } from '#server/media/background-pictures.ts';
import { prepareDataFolder } from './data-folder.ts';
import { refuseRealToken } from './demo-token.ts';
import { oneAfterAnother } from './front.ts';
import type { OpenFront } from './front.ts';
import { greet, tell } from './greeting.ts';
import { openKeptPages } from './kept-pages.ts';
import { listen } from './listen.ts';
import { openMetrics } from './metrics.ts';
import { openDatabaseOf } from './shop-database.ts';
import { startSandboxProcess } from './sandbox-process.ts';
import { payHostsOf, providerOf, withSandbox } from './payment-side.ts';
import { securityHeaders } from './security-headers.ts';
import { methodsOfSite, siteOf } from './site.ts';
import { tidyWhenQuiet } from './tidy-memory.ts';
import { openTraffic } from './traffic.ts';

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
  const common = securityHeaders(settings.publicUrl);
  const traffic = openTraffic({ log, common, apiBase: settings.apiBase });
  closers.push(async () => traffic.close());
  const stopTidying = tidyWhenQuiet();
  closers.push(async () => stopTidying());
  const door = await listen(settings, traffic.idOf);
  closers.push(door.close);
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
  const jobs = await startJobs(services, servers);
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
  const site = siteOf({ api, front, media: serveMedia(mediaDir), health: createHealth(pool), settings, log });
  const kept = front.sharedPages ? openKeptPages({ site, pages: front.sharedPages, settings, log }) : undefined;
  closers.push(listenForChanges(servers, kept ? [kept.ear, reads] : [reads], log).stop);
  if (settings.metricsPort !== undefined) {
    const size = () => kept?.size() ?? { entries: 0, bytes: 0 };
    closers.push(
      await openMetrics(settings.metricsPort, settings.host, { traffic, pool, kept: size, reads: reads.counts }),
    );
  }
  const gate = openGate({ methodsOf: methodsOfSite(api, front, settings), apiBase: settings.apiBase, common });
  door.open(
    site,
    oneAfterAnother([
      front.middleware,
      ...(kept ? [kept.give] : []),
      gate,
      traffic.admit,
      ...(kept ? [kept.make] : []),
    ]),
  );
  const isBusy = () => traffic.quietMs() < visitMs;
  closers.push(makePicturesInBackground({ db, mediaDir, log, isBusy }).stop);
  await catalogueFacts(db);
  // Before all else: what is under way still needs everything.
  closers.push(door.close);
  greet(settings, { isSimulated, tookMs: systemClock().getTime() - started.getTime() });
}
