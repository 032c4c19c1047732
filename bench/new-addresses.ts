import { firstLanguage } from '#messages/languages.ts';
import { shop as shopFacts } from '#contract/core/shop/shop.ts';
import { join } from 'node:path';
import { percentiles, tenths } from './percentiles.ts';
import { drive, type Measured } from './load.ts';
import type { Row } from './report.ts';
import type { Stage } from './stage.ts';

const goal = 0.6;

/** Pages with a parameter that they read, where any number gives the same page; the landing page reads none. */
const cases = [
  { work: 'catalogue page, new address', path: '/home?gender=Men', key: 'maxPrice' },
  { work: 'detail page, new address', path: '/detail/1', key: 'review' },
] as const;

/** Beyond the price of all goods, and within the six digits of a page of reviews. */
let count = 200_000;

/**
 * Returns a new address of the same page. A parameter that a page does not read does not change its canonical address.
 */
function newAddress(path: string, key: string): string {
  count += 1;
  return `${path}${path.includes('?') ? '&' : '?'}${key}=${count}`;
}

/**
 * Measures pages that are not cached, against rendering alone: the same pages of the same build, whose calls are
 * answered from memory, without HTTP, queries or compression, one after the other in one process.
 */
export async function measureNewAddresses(stage: Stage, seconds: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { work, path, key } of cases) {
    const limit = await renderAlone(stage.url, path, seconds);
    const shop = await drive({ url: stage.url, paths: () => newAddress(path, key), connections: 4, seconds });
    rows.push({ work, limitName: 'rendering alone', measured: shop, limit, goal: { least: goal } });
  }
  return rows;
}

async function renderAlone(shopUrl: string, path: string, seconds: number): Promise<Measured> {
  const entry = join(import.meta.dirname, '..', 'build', 'server', firstLanguage, 'index.js');
  const { createPages } = await import(entry);
  const recorded = new Map<string, string>();
  const pages = createPages(
    async (request: Request) => {
      const { pathname, search } = new URL(request.url);
      const body = recorded.get(pathname + search) ?? (await (await fetch(`${shopUrl}${pathname}${search}`)).text());
      recorded.set(pathname + search, body);
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    },
    {
      apiBase: '/api',
      publicUrl: shopUrl,
      origins: [shopUrl],
      isDemo: false,
      demonstration: null,
      hasOutbox: true,
      identityName: null,
      payHosts: [],
      shop: shopFacts,
      onFailure: (error: unknown) => {
        throw error;
      },
    },
  );
  const render = async () => (await (await pages(new Request(`${shopUrl}${path}`), { ip: 'bench' })).text()).length;
  const times: number[] = [];
  let bytes = 0;
  for (let warm = 0; warm < 50; warm += 1) await render();
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const begun = performance.now();
    bytes = await render();
    times.push(performance.now() - begun);
  }
  const part = percentiles(times);
  const [p50, p99] = [tenths(part(0.5)), tenths(part(0.99))];
  return { perSecond: times.length / seconds, p50, p99, bytesPerAnswer: bytes, failed: 0 };
}
