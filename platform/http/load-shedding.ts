import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Logger } from 'pino';
import { retryLater, sendError, type Site } from './error-response.ts';
import { createRequestMetrics } from './request-metrics.ts';
import { slowBodies } from './slow-bodies.ts';

/** The mean event loop delay of the last second. */
type LoopDelay = { readonly meanMs: () => number; readonly close: () => void };

/** How often the delay is sampled, in ms. */
const lookMs = 1000;

function watchLoopDelay(): LoopDelay {
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();
  let meanMs = 0;
  const look = setInterval(() => {
    meanMs = loop.mean / 1e6;
    loop.reset();
  }, lookMs);
  look.unref();
  return {
    meanMs: () => meanMs,
    close() {
      clearInterval(look);
      loop.disable();
    },
  };
}

/**
 * The priority of a request under load. `unlimited`: cheap, or a health check. `essential`: needed for all else, such
 * as login. `personal`: a visitor's own data, and all writes. `public`: the rest, which can be read a little later.
 * `stream`: a response that lasts for hours; it is admitted like a personal one, and is not in flight after that.
 */
export type RequestPriority = 'unlimited' | 'essential' | 'personal' | 'public' | 'stream';

/**
 * The limits of requests in flight by priority: `usual` while the process keeps up, `late` while its event loop is
 * late. A request beyond its limit is rejected, because it would only wait and take memory. Higher priorities have
 * higher limits. The first request is never rejected, however slow the machine is.
 */
export const room = {
  public: { usual: 192, late: 8 },
  personal: { usual: 224, late: 32 },
  essential: { usual: 256, late: 128 },
} as const satisfies Record<Exclude<RequestPriority, 'unlimited' | 'stream'>, { usual: number; late: number }>;

/** The mean event loop delay, in ms, from which the process is overloaded. */
export const latestMs = 400;

/** How long without requests, in ms, before background work runs. */
const visitMs = 2000;

type Options = {
  readonly log: Logger;
  readonly site: Site;
  readonly priorityOf: (method: string, target: string) => RequestPriority;
  /** Returns what the log says of a target: no part of it that names a person or is a secret. */
  readonly pathOf: (target: string) => string;
  readonly loop?: LoopDelay;
};

/**
 * Admission control (load shedding): gives each request an id, counts it, and rejects with 503 and Retry-After what is
 * beyond the capacity of the process, by priority. Files and cached pages are answered before it; pictures are only
 * counted.
 */
export function openLoadShedding({ log, site, priorityOf, pathOf, loop = watchLoopDelay() }: Options) {
  const bodies = slowBodies();
  const ids = new WeakMap<object, string>();
  const metrics = createRequestMetrics();
  let underWay = 0;
  let answeredAt = -Infinity;

  function hasRoom(kind: RequestPriority): boolean {
    if (kind === 'unlimited') return true;
    const { usual, late } = room[kind === 'stream' ? 'personal' : kind];
    return underWay < (loop.meanMs() > latestMs ? late : usual);
  }

  function note({ method, url = '' }: IncomingMessage, { statusCode }: ServerResponse, id: string, tookMs: number) {
    metrics.noteResponse(statusCode, priorityOf(method ?? 'GET', url) === 'stream' ? undefined : tookMs / 1000);
    log.debug({ requestId: id, method, path: pathOf(url), status: statusCode, ms: Math.round(tookMs) }, 'answered');
  }

  return {
    /** Returns the id of an admitted request, which its response also carries. */
    idOf: (request: object): string | undefined => ids.get(request),
    admit(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      const kind = priorityOf(request.method ?? 'GET', request.url ?? '/');
      if (!hasRoom(kind)) {
        metrics.noteRejection();
        sendError(request, response, retryLater('overloaded', Math.random()), site);
        return;
      }
      const id = randomUUID();
      ids.set(request, id);
      response.setHeader('x-request-id', id);
      const waiting = kind === 'unlimited' || kind === 'stream' ? 0 : 1;
      underWay += waiting;
      const begun = performance.now();
      const stopWatching = bodies.watch(request, {
        onSlow: () => void (underWay -= waiting),
        onWhole: () => void (underWay += waiting),
      });
      response.once('close', () => {
        stopWatching();
        underWay -= waiting;
        answeredAt = performance.now();
        note(request, response, id, performance.now() - begun);
      });
      next();
    },
    /** True if a request is in flight or was answered a moment ago: then background work waits. */
    isBusy: (): boolean => underWay > 0 || performance.now() - answeredAt < visitMs,
    /** The metrics since the start. */
    register: metrics.register,
    figures: () => ({ underWay, loopDelayMs: loop.meanMs() }),
    close: loop.close,
  };
}

export type LoadShedding = ReturnType<typeof openLoadShedding>;
