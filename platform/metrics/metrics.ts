import { createServer } from 'node:http';
import type { Pool } from 'pg';
import { StartRefused } from '../process/start-refused.ts';
import type { LoadShedding } from '../http/load-shedding.ts';

type Sources = {
  readonly traffic: LoadShedding;
  readonly pool: Pool;
  readonly reads: () => { readonly replica: number; readonly primary: number };
  readonly cache: () => { readonly entries: number; readonly bytes: number };
};

type Metric = {
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  /** Name endings and labels with their values. */
  readonly values: readonly (readonly [string, number])[];
};

/** Serves the metrics in the text format of Prometheus (version 0.0.4), on a port of its own for the internal network. */
export async function openMetrics(port: number, host: string, sources: Sources): Promise<() => Promise<void>> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(metricsOf(sources).map(written).join('\n'));
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

function written({ name, type, help, values }: Metric): string {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...values.map(([ending, value]) => `${name}${ending} ${value}`),
    '',
  ].join('\n');
}

function metricsOf({ traffic, pool, cache, reads }: Sources): Metric[] {
  const { underWay, refused, answers, bounds, durations, durationSum, durationCount, loopDelayMs } = traffic.figures();
  const { user, system } = process.cpuUsage();
  const { entries, bytes } = cache();
  return [
    {
      name: 'percha_http_responses_total',
      type: 'counter',
      help: 'Responses by the first digit of their status; cached pages and files are not counted.',
      values: [...answers].map(([kind, count]) => [`{status="${kind}"}`, count]),
    },
    {
      name: 'percha_http_duration_seconds',
      type: 'histogram',
      help: 'From the request to the end of its response.',
      values: [
        ...bounds.map((bound, at) => [`_bucket{le="${bound}"}`, durations[at] ?? 0] as const),
        ['_bucket{le="+Inf"}', durationCount],
        ['_sum', durationSum],
        ['_count', durationCount],
      ],
    },
    gauge('percha_http_requests_in_flight', 'Requests that are being answered.', underWay),
    {
      name: 'percha_http_rejected_total',
      type: 'counter',
      help: 'Requests rejected by load shedding.',
      values: [['', refused]],
    },
    gauge(
      'percha_event_loop_delay_seconds',
      'How late the process comes to its next task, on average.',
      loopDelayMs / 1000,
    ),
    gauge('percha_page_cache_entries', 'Responses in the page cache.', entries),
    gauge('percha_page_cache_bytes', 'Memory of the page cache.', bytes),
    gauge('percha_database_connections', 'Open connections of the pool.', pool.totalCount),
    gauge('percha_database_waiting', 'Queries that wait for a connection.', pool.waitingCount),
    {
      name: 'percha_catalogue_reads_total',
      type: 'counter',
      help: 'Reads of the catalogue by the server that answered.',
      values: Object.entries(reads()).map(([server, count]) => [`{server="${server}"}`, count]),
    },
    gauge('process_resident_memory_bytes', 'Resident memory.', process.memoryUsage.rss()),
    {
      name: 'process_cpu_seconds_total',
      type: 'counter',
      help: 'Processor time.',
      values: [['', (user + system) / 1e6]],
    },
  ];
}

const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  type: 'gauge',
  help,
  values: [['', value]],
});
