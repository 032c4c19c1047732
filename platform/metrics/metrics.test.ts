import { Pool } from 'pg';
import pino from 'pino';
import { expect, test } from 'vitest';
import { requestKinds } from '#server/core/context/request-priority.ts';
import { statusPage } from '#server/core/status-page/status-page.ts';
import { freePort } from '#test/free-port.ts';
import { createEventStreams } from '../http/event-streams.ts';
import { openLoadShedding } from '../http/load-shedding.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { openMetrics } from './metrics.ts';

const names = [
  'percha_database_connections gauge',
  'percha_database_waiting gauge',
  'percha_event_loop_delay_seconds gauge',
  'percha_event_streams gauge',
  'percha_http_duration_seconds histogram',
  'percha_http_rejected_total counter',
  'percha_http_requests_in_flight gauge',
  'percha_http_responses_total counter',
  'percha_page_cache_bytes gauge',
  'percha_page_cache_entries gauge',
  'process_cpu_seconds_total counter',
  'process_resident_memory_bytes gauge',
];

test('a scrape returns every metric under its name with its current value', async () => {
  const traffic = openLoadShedding({
    log: pino({ enabled: false }),
    site: { headers: securityHeaders('https://tienda.example'), statusPage },
    ...requestKinds('/api'),
    loop: { meanMs: () => 20, close: () => undefined },
  });
  let open = 3;
  const port = await freePort();
  const close = await openMetrics(
    { metricsPort: port, host: '127.0.0.1' },
    {
      traffic,
      streams: createEventStreams(),
      pool: new Pool(),
      cache: () => ({ entries: open, bytes: 4096 }),
    },
  );
  const scrape = async () => fetch(`http://127.0.0.1:${port}`);
  const response = await scrape();
  const text = await response.text();
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect([...text.matchAll(/^# TYPE (.*)$/gm)].map(([, name]) => name).toSorted()).toEqual(names);
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      '# HELP percha_http_rejected_total Requests rejected by load shedding.',
      'percha_http_rejected_total 0',
      'percha_http_requests_in_flight 0',
      'percha_http_duration_seconds_bucket{le="+Inf"} 0',
      'percha_event_loop_delay_seconds 0.02',
      'percha_event_streams 0',
      'percha_page_cache_entries 3',
      'percha_page_cache_bytes 4096',
    ]),
  );
  expect(Number(/^process_cpu_seconds_total (.*)$/m.exec(text)?.[1])).toBeGreaterThan(0);
  open = 5;
  expect(await (await scrape()).text()).toContain('percha_page_cache_entries 5\n');
  await close();
});
