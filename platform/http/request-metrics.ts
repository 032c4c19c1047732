import { Counter, Histogram, Registry } from '@prometheus-io/client';

/** Upper bounds of the duration histogram's buckets, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the request metrics for Prometheus, in their own registry. */
export function createRequestMetrics() {
  const register = new Registry();
  const registers = [register];
  const responses = new Counter({
    name: 'percha_http_responses_total',
    help: 'Responses by the first digit of their status; cached pages and files are not counted.',
    labelNames: ['status'],
    registers,
  });
  const durations = new Histogram({
    name: 'percha_http_duration_seconds',
    help: 'From the request to the end of its response.',
    buckets,
    registers,
  });
  const rejected = new Counter({
    name: 'percha_http_rejected_total',
    help: 'Requests rejected by load shedding.',
    registers,
  });
  return {
    register,
    /** `seconds` is undefined for a stream: how long it was open is no time that somebody waited. */
    noteResponse(status: number, seconds: number | undefined): void {
      responses.inc({ status: `${Math.floor(status / 100)}xx` });
      if (seconds !== undefined) durations.observe(seconds);
    },
    noteRejection: (): void => rejected.inc(),
  };
}
