import autocannon from 'autocannon';

/**
 * The result of a load: requests a second, times in ms, bytes a second. `failed` counts errors and responses that are
 * not 2xx.
 */
export type Measured = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerAnswer: number;
  readonly failed: number;
};

type Load = {
  readonly url: string;
  /** The paths to request, in turn and repeatedly. A function is called for each request. */
  readonly paths: readonly string[] | (() => string);
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections?: number;
  readonly seconds: number;
};

/** The warm-up time before each measurement, in seconds. */
export const warmUpSeconds = 1;

/** Sends as many requests as possible to a server on loopback, after a warm-up. */
export async function drive({ url, paths, headers = {}, connections = 16, seconds }: Load): Promise<Measured> {
  const run = (duration: number) =>
    autocannon({
      url,
      connections,
      duration,
      headers: { 'accept-encoding': 'br', ...headers },
      requests:
        typeof paths === 'function'
          ? [{ setupRequest: (request) => ({ ...request, path: paths() }) }]
          : paths.map((path) => ({ path })),
    });
  await run(warmUpSeconds);
  const { requests, latency, throughput, errors, timeouts, non2xx } = await run(seconds);
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    bytesPerAnswer: Math.round(throughput.average / Math.max(1, requests.average)),
    failed: errors + timeouts + non2xx,
  };
}
