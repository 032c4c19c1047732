import { Counter, Gauge } from '@prometheus-io/client';
import { createServer } from 'node:http';
import type { Pool } from 'pg';
import { StartRefused } from '../process/start-refused.ts';
import type { EventStreams } from '../http/event-streams.ts';
import type { LoadShedding } from '../http/load-shedding.ts';

type Sources = {
  readonly traffic: LoadShedding;
  readonly streams: EventStreams;
  readonly pool: Pool;
  /** Undefined without a page cache. */
  readonly cache: (() => { readonly entries: number; readonly bytes: number }) | undefined;
};

type Place = { readonly metricsPort: number | undefined; readonly host: string };

/**
 * Serves the metrics in the text format of Prometheus (version 0.0.4), on their own port for the internal network. Without a
 * port it serves none.
 */
export async function openMetrics({ metricsPort: port, host }: Place, sources: Sources): Promise<() => Promise<void>> {
  if (port === undefined) return async () => {};
  const { register } = sources.traffic;
  collectFrom(sources);
  const server = createServer(async (_request, response) => {
    response.writeHead(200, { 'content-type': register.contentType });
    response.end(await register.metrics());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new StartRefused(`El puerto ${port} de METRICS_PORT no se puede usar.`)));
    server.listen(port, host, resolve);
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

/** Registers the gauges that are read on each scrape. */
function collectFrom({ traffic, streams, pool, cache }: Sources): void {
  const registers = [traffic.register];

  function gauge(name: string, help: string, read: () => number): void {
    const metric: Gauge = new Gauge({ name, help, registers, collect: () => metric.set(read()) });
  }

  gauge('percha_http_requests_in_flight', 'Requests that are being answered.', () => traffic.figures().underWay);
  gauge('percha_event_streams', 'Open streams of the back office.', () => streams.count());
  gauge(
    'percha_event_loop_delay_seconds',
    'How late the process comes to its next task, on average.',
    () => traffic.figures().loopDelayMs / 1000,
  );
  gauge('percha_page_cache_entries', 'Responses in the page cache.', () => cache?.().entries ?? 0);
  gauge('percha_page_cache_bytes', 'Memory of the page cache.', () => cache?.().bytes ?? 0);
  gauge('percha_database_connections', 'Open connections of the pool.', () => pool.totalCount);
  gauge('percha_database_waiting', 'Queries that wait for a connection.', () => pool.waitingCount);
  gauge('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
  const cpuSeconds = new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time.',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      cpuSeconds.reset();
      cpuSeconds.inc((user + system) / 1e6);
    },
  });
}
