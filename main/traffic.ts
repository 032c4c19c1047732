import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Logger } from 'pino';
import { unavailable } from './unavailable.ts';

/** More requests than this under way at once are refused: they would only wait, and take memory while they do. */
export const mostUnderWay = 256;

/** When the process comes to its next task this late on average, in ms, it has too much to do already. */
const latestMs = 400;

/** How often the delay is looked at, in ms. */
const lookMs = 1000;

const retryAfterSeconds = 1;
const tooMany = 'Hay demasiadas visitas en este momento. Vuelva a intentarlo en unos segundos.';

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

/**
 * Stands before all that costs something: names each request, counts it, and refuses with 503 and Retry-After what is
 * beyond the process's strength, so that it answers late to nobody instead of to everybody.
 */
export function openTraffic(log: Logger) {
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();
  const ids = new WeakMap<object, string>();
  const answers = new Map<string, number>();
  const durations = bounds.map(() => 0);
  let [underWay, refused, durationSum, durationCount, loopDelayMs] = [0, 0, 0, 0, 0];
  const look = setInterval(() => {
    loopDelayMs = loop.mean / 1e6;
    loop.reset();
  }, lookMs);
  look.unref();

  function note({ method, url = '' }: IncomingMessage, { statusCode }: ServerResponse, id: string, tookMs: number) {
    underWay -= 1;
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
      if (underWay >= mostUnderWay || loopDelayMs > latestMs) {
        refused += 1;
        refuse(request, response);
        return;
      }
      const id = randomUUID();
      ids.set(request, id);
      response.setHeader('x-request-id', id);
      underWay += 1;
      const begun = performance.now();
      response.once('close', () => note(request, response, id, performance.now() - begun));
      next();
    },
    figures: (): Figures => ({
      underWay,
      refused,
      answers,
      bounds,
      durations,
      durationSum,
      durationCount,
      loopDelayMs,
    }),
    close(): void {
      clearInterval(look);
      loop.disable();
    },
  };
}

export type Traffic = ReturnType<typeof openTraffic>;

function refuse({ headers: { accept } }: IncomingMessage, response: ServerResponse): void {
  const { status, headers, body } = unavailable(accept, tooMany, retryAfterSeconds);
  response.writeHead(status, headers);
  response.end(body);
}
