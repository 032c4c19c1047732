import { join } from 'node:path';
import { prepareDemo } from '#demo/start/prepare-demo.ts';
import { startSandbox } from '#demo/start/start-sandbox.ts';
import { openServer, pageSettings } from '#server/start/open-server.ts';
import { catalogueFacts } from '#server/goods/products/catalogue-index.service.ts';
import { newSecret, systemClock } from '#server/core/context/context.ts';
import { isDatabaseAway } from '#platform/database/database-away.ts';
import { createHealth } from '#platform/health/health.ts';
import { openGate } from '#platform/http/request-gate.ts';
import { openLog } from '#platform/logs/log.ts';
import { serveMedia } from '#platform/media/serve-media.ts';
import { everything, followChanges } from '#platform/events/follow-changes.ts';
import { isSimulated, type Settings } from '#server/core/context/settings.ts';
import { claimDatabase } from '#server/core/shop-mode/claim-database.service.ts';
import { makePicturesInBackground } from '#server/goods/products/background-pictures.ts';
import { prepareDataFolder } from '#platform/process/data-folder.ts';
import { openStoredSettings } from '#server/core/owner-settings/open-stored-settings.service.ts';
import { refuseProviders } from '#server/sales/payments/adapters.service.ts';
import type { OpenFront } from './front.ts';
import { greet, tell } from '#server/core/context/greeting.ts';
import { openCacheablePages } from '#platform/page-cache/cacheable-pages.ts';
import { readOwnChanges } from '#platform/page-cache/read-own-changes.ts';
import { compose } from '#platform/http/middleware.ts';
import { listen } from '#platform/http/listen.ts';
import { openMetrics } from '#platform/metrics/metrics.ts';
import { openMigrated } from '#platform/lifecycle/open-migrated.ts';
import { openParts, type OnClose } from '#platform/lifecycle/open-parts.ts';
import { cacheableAddresses } from '#server/core/context/cacheable-address.ts';
import { migrationsFolder } from '#server/core/context/migrations-folder.ts';
import { mayUseCache, speakLanguage } from '#server/core/context/speak-language.ts';
import { requestKinds } from '#server/core/context/request-priority.ts';
import { siteFrame } from '#server/core/status-page/site-frame.service.ts';
import { methodsOfSite } from '#server/start/site-methods.ts';
import { callsOfPages, exactGate } from '#server/office/opening/closed-pages.ts';
import { siteOf } from './site.ts';
import { collectGarbageWhenIdle } from '#platform/process/idle-gc.ts';
import { openLoadShedding } from '#platform/http/load-shedding.ts';

/**
 * Opens the shop: port, database, demo data, payment sandbox, jobs, pages. On close the port closes first, and when no
 * request is in flight any more, the parts are closed in reverse order. The same happens when a part fails to start,
 * and when `signal` aborts the start. `restart` is called when the shop has to be opened again.
 */
export function openShop(
  given: Settings,
  openFront: OpenFront,
  run: Omit<Opening, 'onClose'>,
): Promise<{ close(): Promise<void> }> {
  return openParts((onClose) => open(given, openFront, { onClose, ...run }));
}

type Opening = { readonly onClose: OnClose; readonly signal: AbortSignal; readonly restart: () => void };

async function open(given: Settings, openFront: OpenFront, { onClose, signal, restart }: Opening): Promise<void> {
  const started = systemClock();
  const log = openLog({ logLevel: given.logLevel, isAway: isDatabaseAway });
  await prepareDataFolder(given.dataDir);
  await refuseProviders(given);
  const site = siteFrame(given.publicUrl);
  const traffic = openLoadShedding({ log, site, ...requestKinds(given.apiBase) });
  onClose(async () => traffic.close());
  onClose(collectGarbageWhenIdle());
  const server = await listen(given, site, traffic.idOf);
  onClose(server.close);
  tell('Preparando la base de datos…');
  const database = await openMigrated(given, { migrationsFolder, log, signal });
  const { db, pool, servers } = database;
  onClose(database.close);
  await claimDatabase(db, given.mode);
  const mediaDir = join(given.dataDir, 'media');
  const demo = await prepareDemo({ settings: given, db, pool, mediaDir, onProgress: tell, signal, now: started });
  const { settings, ownerSettings } = await openStoredSettings(given, db, log);
  const frame = siteFrame(settings.publicUrl);
  const secrets = { accessToken: newSecret(), webhookSecret: newSecret() };
  if (isSimulated(settings)) onClose((await startSandbox(settings, secrets, db)).close);
  signal.throwIfAborted();
  const parts = { database, log, ownerSettings, secrets, restart, onClose };
  const opened = await openServer(settings, parts);
  const { api, look, onEvents, streams, refuseClosed, instead, setupUrl, memories } = opened;
  signal.throwIfAborted();
  const calls = callsOfPages((...asked) => api.fetch(...asked), refuseClosed, settings.apiBase);
  const front = await openFront(calls, pageSettings(settings, log, demo));
  onClose(front.close);
  const isOpen = () => ownerSettings.current().opening.isOpen;
  const addressOf = cacheableAddresses(front.sharedPages, settings.apiBase, isOpen, opened.ownNames);
  const health = createHealth(pool, migrationsFolder);
  const media = serveMedia(mediaDir);
  const { publicUrl, apiBase } = settings;
  const methodsOf = methodsOfSite({ api, apiBase, methodsOfPage: front.methodsOf });
  const own = { refuseClosed: exactGate(refuseClosed, { apiBase, methodsOf }), instead };
  const pages = siteOf({ api, front, media, health, settings, log, frame, addressOf, ...own });
  const mayAnswer = mayUseCache({ apiBase, mayKeep: () => front.isLasting && isOpen() });
  const cache = openCacheablePages({ site: pages, addressOf, publicUrl, mayAnswer, log });
  // Every page shows something of the settings.
  ownerSettings.onOtherValue(() => cache.subscriber.invalidate([everything]));
  opened.onReadAgain((tags) => cache.subscriber.invalidate(tags));
  const subscribers = [cache.subscriber, ...memories];
  const changes = followChanges(servers, { subscribers, onEvents }, log);
  onClose(changes.stop);
  onClose(await openMetrics(settings, { traffic, streams, pool, cache: cache.size }));
  const gate = openGate({ methodsOf, apiBase, site: frame });
  server.open(
    readOwnChanges(pages, changes.catchUp),
    compose([
      front.middleware,
      look.serve(frame),
      cache.serve,
      // Not for cached pages, which say nothing anew.
      speakLanguage(apiBase),
      gate,
      traffic.admit,
      cache.fill,
    ]),
    settings.publicUrl,
  );
  onClose(makePicturesInBackground({ db, mediaDir, log, isBusy: traffic.isBusy }).stop);
  await catalogueFacts(db);
  // First the streams, which would be waited for; then the requests in flight, which still need all parts.
  onClose(server.close);
  onClose(async () => streams.close());
  greet(settings, { isOpen: isOpen(), tookMs: systemClock().getTime() - started.getTime(), setupUrl });
}
