import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { watchLoopDelay } from './loop-delay.ts';
import type { LoopDelay } from './loop-delay.ts';
import { retryLater, sendError } from './error-response.ts';
import type { Site } from './error-response.ts';
import { slowBodies } from './slow-bodies.ts';

/**
 * How much it matters that a request is answered while others wait. `unlimited`: costs nothing that others wait for, or
 * says whether the process is well. `essential`: without it nobody gets anywhere. `personal`: somebody's own, and whatever
 * is sent. `public`: the rest, which anybody can look at a little later.
 */
export type RequestPriority = 'unlimited' | 'essential' | 'personal' | 'public';

/**
 * The limits of requests in flight by priority: `usual` while the process keeps up, `late` while its event loop is late.
 * A request beyond its limit is rejected, for it would only wait and take memory. Higher priorities have higher limits. The
 * first request is never rejected, however slow the machine.
 */
export const room = {
  public: { usual: 192, late: 8 },
  personal: { usual: 224, late: 32 },
  essential: { usual: 256, late: 128 },
} as const satisfies Record<Exclude<RequestPriority, 'unlimited'>, { usual: number; late: number }>;

/** When the process comes to its next task this late on average, in ms, it has too much to do already. */
export const latestMs = 400;

/** Upper bounds of the times that are counted, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** What has been counted since the start. `durations` are how many took at most as long as each of `bounds`. */
export type Figures = {
  readonly underWay: number;
  readonly refused: number;
  readonly answers: ReadonlyMap<string, number>;
  readonly bounds: readonly number[];
  readonly durations: readonly number[];
  readonly durationSum: number;
  readonly durationCount: number;
  readonly loopDelayMs: number;
};

type Options = {
  readonly log: Logger;
  readonly site: Site;
  readonly priorityOf: (method: string, target: string) => RequestPriority;
  readonly loop?: LoopDelay;
};

/**
 * Admission control: names each request, counts it, and sheds with 503 and Retry-After what is beyond the strength of the
 * process, by priority. Files and cached pages are answered without it; pictures are only counted.
 */
export function openLoadShedding({ log, site, priorityOf, loop = watchLoopDelay() }: Options) {
  const bodies = slowBodies();
  const ids = new WeakMap<object, string>();
  const answers = new Map<string, number>();
  const durations = bounds.map(() => 0);
  let [underWay, refused, durationSum, durationCount] = [0, 0, 0, 0];
  let answeredAt = -Infinity;

  function hasRoom(kind: RequestPriority): boolean {
    if (kind === 'unlimited') return true;
    const { usual, late } = room[kind];
    return underWay < (loop.meanMs() > latestMs ? late : usual);
  }

  function note({ method, url = '' }: IncomingMessage, { statusCode }: ServerResponse, id: string, tookMs: number) {
    const kind = `${Math.floor(statusCode / 100)}xx`;
    answers.set(kind, (answers.get(kind) ?? 0) + 1);
    durationSum += tookMs / 1000;
    durationCount += 1;
    for (const [at, bound] of bounds.entries()) if (tookMs / 1000 <= bound) durations[at] = (durations[at] ?? 0) + 1;
    // Two steps of the path tell the work and not the person.
    const path = (url.split('?')[0] ?? '').split('/').slice(0, 3).join('/');
    log.debug({ requestId: id, method, path, status: statusCode, ms: Math.round(tookMs) }, 'answered');
  }

  return {
    /** The name of a request that was let in, which its answer carries too. */
    idOf: (request: object): string | undefined => ids.get(request),
    admit(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      const kind = priorityOf(request.method ?? 'GET', request.url ?? '/');
      if (!hasRoom(kind)) {
        refused += 1;
        sendError(request, response, retryLater('overloaded', Math.random()), site);
        return;
      }
      const id = randomUUID();
      ids.set(request, id);
      response.setHeader('x-request-id', id);
      const waiting = kind === 'unlimited' ? 0 : 1;
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
    /** For how long nobody has asked for anything, in ms; 0 while somebody waits. */
    quietMs: (): number => (underWay > 0 ? 0 : performance.now() - answeredAt),
    figures: (): Figures => ({
      underWay,
      refused,
      answers,
      bounds,
      durations,
      durationSum,
      durationCount,
      loopDelayMs: loop.meanMs(),
    }),
    close: loop.close,
  };
}

export type LoadShedding = ReturnType<typeof openLoadShedding>;
