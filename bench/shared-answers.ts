import { startBareServer, type Answer } from './bare-server.ts';
import { drive } from './load.ts';
import type { Row } from './report.ts';
import type { Stage } from './stage.ts';

/** The pages of a guest: the work, its addresses, and the minimum share of the bare server's speed. */
const cases = [
  { work: 'landing page', paths: ['/'] },
  { work: 'catalogue page', paths: ['/home?gender=Men', '/home?gender=Women&page=2', '/home?gender=Men&size=M'] },
  { work: 'detail page', paths: ['/detail/1', '/detail/20', '/detail/30'] },
  { work: 'listing call', paths: ['/api/catalogue?gender=Men', '/api/catalogue?gender=Women&order=price-asc'] },
  { work: 'detail call', paths: ['/api/products/detail/1', '/api/products/detail/20'] },
] as const;

const goal = 0.5;

/** Measures shared pages and calls of guests, against a bare node:http server with the same bytes. */
export async function measureSharedAnswers(stage: Stage, seconds: number): Promise<Row[]> {
  const paths = cases.flatMap((one) => [...one.paths]);
  const answers = Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await answerOf(`${stage.url}${path}`)] as const)),
  );
  const bare = await startBareServer(answers);
  const rows: Row[] = [];
  for (const { work, paths: asked } of cases) {
    const limit = await drive({ url: bare.url, paths: asked, seconds });
    const shop = await drive({ url: stage.url, paths: asked, seconds });
    rows.push({ work, limitName: 'bare server, same bytes', measured: shop, limit, goal: { least: goal } });
  }
  await bare.close();
  return rows;
}

/** Returns the bytes of a response on the wire, still compressed, and its headers. */
export async function answerOf(address: string, sent: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br', ...sent } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, date: ____, ...headers } = response.headers;
        resolve({
          headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks),
        });
      });
    }).on('error', reject);
  });
}
