import pino from 'pino';
import { followChanges } from '#platform/events/follow-changes.ts';
import { createEventSignal } from '#platform/events/event-signal.ts';
import { createEventStreams } from '#platform/http/event-streams.ts';
import { listen } from '#platform/http/listen.ts';
import { openLoadShedding } from '#platform/http/load-shedding.ts';
import { serveSite } from '#platform/http/serve-site.ts';
import { oneServer } from '#platform/database/servers.ts';
import { createApi } from '#server/start/api.ts';
import { requestKinds } from '#server/core/context/request-priority.ts';
import { siteFrame } from '#server/core/status-page/site-frame.service.ts';
import { freePort } from './free-port.ts';
import type { Shop } from './shop.ts';

type Options = {
  readonly heartbeatMs?: number;
  readonly most?: number;
  readonly mostOfOwner?: number;
};

/**
 * Another process of a shop, as far as HTTP shows it: its own server, its own connection that listens, its own streams,
 * and its own API on the shop's database. It is stopped in the order in which main/open-shop.ts stops one.
 */
export async function openLiveServer(shop: Shop, limits: Options = {}) {
  const log = pino({ level: 'silent' });
  const { settings } = shop;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const signal = createEventSignal();
  const streams = createEventStreams(limits);
  const api = createApi({ ...shop.services, signal, streams });
  const frame = siteFrame(url);
  const traffic = openLoadShedding({
    log,
    site: frame,
    ...requestKinds(settings.apiBase),
  });
  const server = await listen({ port, host: '127.0.0.1', trustedProxies: 0, publicUrl: url }, frame, traffic.idOf);
  const changes = followChanges(oneServer(shop.databaseUrl), { subscribers: [], onEvents: signal.wake }, log);
  const site = serveSite((request, connection) => api.fetch(request, connection), { site: frame, log });
  server.open(site, traffic.admit);
  return {
    url,
    apiUrl: `${url}${settings.apiBase}`,
    streams,
    traffic,
    async close(): Promise<void> {
      streams.close();
      await server.close();
      await changes.stop();
      traffic.close();
    },
  };
}

export type LiveServer = Awaited<ReturnType<typeof openLiveServer>>;
