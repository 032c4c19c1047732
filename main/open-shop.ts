import { join } from 'node:path';
import { seedDemo } from '#demo/seed.ts';
import { openServer, pageSettings } from '#server/open-server.ts';
import { catalogueFacts } from '#server/catalogue/catalogue-index.service.ts';
import { newSecret, systemClock } from '#server/context/context.ts';
import { openReplicaReads } from '#platform/database/replica-reads.ts';
import { createHealth } from '#platform/health/health.ts';
import { openGate } from '#platform/http/request-gate.ts';
import { openLog } from '#platform/logs/log.ts';
import { serveMedia } from '#platform/media/serve-media.ts';
import { followChanges } from '#platform/events/follow-changes.ts';
import type { Settings } from '#server/context/settings.ts';
import { claimDatabase } from '#server/shop-mode/claim-database.service.ts';
import { makePicturesInBackground } from '#server/catalogue/background-pictures.ts';
import { prepareDataFolder } from '#platform/process/data-folder.ts';
import { refuseRealToken } from '#server/payments/mercado-pago/refuse-real-token.service.ts';
import type { OpenFront } from './front.ts';
import { greet, tell } from '#server/context/greeting.ts';
import { openCacheablePages } from '#platform/page-cache/cacheable-pages.ts';
import { readOwnChanges } from '#platform/page-cache/read-own-changes.ts';
import { compose } from '#platform/http/middleware.ts';
import { listen } from '#platform/http/listen.ts';
import { openMetrics } from '#platform/metrics/metrics.ts';
import { openMigrated } from '#platform/lifecycle/open-migrated.ts';
import { openParts } from '#platform/lifecycle/open-parts.ts';
import type { OnClose } from '#platform/lifecycle/open-parts.ts';
import { startSandbox } from './sandbox.ts';
import { cacheableAddresses } from '#server/context/cacheable-address.ts';
import { migrationsFolder } from '#server/context/migrations-folder.ts';
import { requestPriorities } from '#server/context/request-priority.ts';
import { siteFrame } from '#server/status-page/site-frame.service.ts';
import { methodsOfSite, siteOf } from './site.ts';
import { collectGarbageWhenIdle } from '#platform/process/idle-gc.ts';
import { openLoadShedding } from '#platform/http/load-shedding.ts';

/** How long without requests, in ms, before background work runs. */
const visitMs = 2000;

/**
 * Opens the shop: port, database, demo data, payment sandbox, jobs, pages. On close the port closes first, and when no
 * request is in flight any more, the parts are closed in reverse order. The same happens when a part fails to start,
 * and when `signal` aborts the start.
 */
export function openShop(
  settings: Settings,
  openFront: OpenFront,
  signal: AbortSignal,
): Promise<{ close(): Promise<void> }> {
  return openParts((onClose) => open(settings, openFront, { onClose, signal }));
}

type Opening = { readonly onClose: OnClose; readonly signal: AbortSignal };

async function open(settings: Settings, openFront: OpenFront, { onClose, signal }: Opening): Promise<void> {
  const started = systemClock();
  const log = openLog(settings);
  await prepareDataFolder(settings.dataDir);
  await refuseRealToken(settings);
  const frame = siteFrame(settings.publicUrl);
  const traffic = openLoadShedding({ log, site: frame, priorityOf: requestPriorities(settings.apiBase) });
  onClose(async () => traffic.close());
  onClose(collectGarbageWhenIdle());
  const server = await listen(settings, frame, traffic.idOf);
  onClose(server.close);
  tell('Preparando la base de datos…');
  const database = await openMigrated(settings, { migrationsFolder, log, signal });
  const { db, pool, servers } = database;
  onClose(database.close);
  await claimDatabase(db, settings.mode);
  const reads = openReplicaReads(database);
  onClose(reads.close);
  const mediaDir = join(settings.dataDir, 'media');
  if (settings.mode === 'demo') {
    await seedDemo({ db, pool, mediaDir, onProgress: tell, signal });
    // A live shop may have opened the empty database while the demo's pictures were copied.
    await claimDatabase(db, settings.mode);
  }
  const secrets = { accessToken: newSecret(), webhookSecret: newSecret() };
  const isSimulated = !settings.provider.accessToken;
  if (isSimulated) onClose((await startSandbox(settings, secrets, db)).close);
  signal.throwIfAborted();
  const { api, onEvents, streams } = await openServer(settings, { database, read: reads.read, log, secrets, onClose });
  signal.throwIfAborted();
  const front = await openFront((request, connection) => api.fetch(request, connection), pageSettings(settings, log));
  onClose(front.close);
  const addressOf = cacheableAddresses(front.sharedPages, settings.apiBase);
  const health = createHealth(pool, migrationsFolder);
  const site = siteOf({ api, front, media: serveMedia(mediaDir), health, settings, log, frame, addressOf });
  const { publicUrl, metricsPort } = settings;
  const cache = front.isLasting ? openCacheablePages({ site, addressOf, publicUrl, log }) : undefined;
  const subscribers = cache ? [cache.subscriber, reads] : [reads];
  const changes = followChanges(servers, { subscribers, onEvents }, log);
  onClose(changes.stop);
  if (metricsPort !== undefined) {
    const size = () => cache?.size() ?? { entries: 0, bytes: 0 };
    onClose(await openMetrics(metricsPort, settings.host, { traffic, streams, pool, cache: size, reads }));
  }
  const gate = openGate({ methodsOf: methodsOfSite(api, front, settings), apiBase: settings.apiBase, site: frame });
  server.open(
    readOwnChanges(site, changes.catchUp),
    compose([front.middleware, ...(cache ? [cache.serve] : []), gate, traffic.admit, ...(cache ? [cache.fill] : [])]),
  );
  const isBusy = () => traffic.quietMs() < visitMs;
  onClose(makePicturesInBackground({ db, mediaDir, log, isBusy }).stop);
  await catalogueFacts(db);
  // First the streams, which would be waited for; then the requests in flight, which still need all parts.
  onClose(server.close);
  onClose(async () => streams.close());
  greet(settings, { isSimulated, tookMs: systemClock().getTime() - started.getTime() });
}
