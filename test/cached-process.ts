import type { ServerResponse } from 'node:http';
import { expect } from 'vitest';
import { oneServer } from '#platform/database/servers.ts';
import { followChanges } from '#platform/events/follow-changes.ts';
import { openCacheablePages } from '#platform/page-cache/cacheable-pages.ts';
import { cacheableAddresses } from '#server/core/context/cacheable-address.ts';
import { serveCache } from './serve-cache.ts';
import type { Shop } from './shop.ts';

/** Responds like the site to a request that the cache does not answer. */
async function pass(shop: Shop, path: string, response: ServerResponse): Promise<void> {
  const answer = await shop.api.fetch(new Request(`${shop.settings.publicUrl}${path}`), { ip: '127.0.0.1' });
  response.setHeader('x-passed', 'yes');
  response.end(await answer.text());
}

/** Opens a process of the shop with its page cache and API, which asks the test's clock. */
export async function openCachedProcess(shop: Shop) {
  let made = 0;
  const cache = openCacheablePages({
    site: (request) => {
      made += 1;
      return shop.api.fetch(request, { ip: '127.0.0.1' });
    },
    addressOf: cacheableAddresses({}, shop.settings.apiBase),
    publicUrl: shop.settings.publicUrl,
    log: shop.services.log,
    now: () => shop.clock.now().getTime(),
  });
  const changes = followChanges(
    oneServer(shop.databaseUrl),
    { subscribers: [cache.subscriber], onEvents: () => undefined },
    shop.services.log,
  );
  const served = await serveCache(cache, (request, response) => void pass(shop, request.url ?? '', response));
  return {
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(`${served.url}${shop.settings.apiBase}${path}`, { headers }),
    /** The number of responses that were made. */
    made: () => made,
    catchUp: changes.catchUp,
    async close() {
      await changes.stop();
      await served.close();
    },
  };
}

export type CachedProcess = Awaited<ReturnType<typeof openCachedProcess>>;

/**
 * Waits until every process caches pages, which begins with its change notifications: of three requests it makes at most one. The first
 * of all is passed on, so that a process that does not cache yet makes two.
 */
export async function untilListening(processes: readonly CachedProcess[]): Promise<void> {
  await expect
    .poll(async () => {
      const before = processes.map((one) => one.made());
      for (const one of processes) for (const _ of [1, 2, 3]) await (await one.get('/catalogue?gender=Women')).text();
      return processes.every((one, at) => one.made() - (before[at] ?? 0) < 2);
    })
    .toBe(true);
}
