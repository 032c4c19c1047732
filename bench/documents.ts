import type { Figure } from './report.ts';
import type { Stage } from './stage.ts';

const slips = 200;

/** Measures how long an administrator waits for one file with the packing slips of 200 paid orders, the best of three. */
export async function measureDocuments(stage: Stage): Promise<Figure[]> {
  const { rows } = await stage.pool.query<{ number: number }>(
    'select number from orders where fulfilment is not null order by number limit $1',
    [slips],
  );
  if (rows.length < slips) throw new Error(`only ${rows.length} paid orders`);
  const authorization = `Bearer ${await stage.administrator()}`;
  const query = rows.map(({ number }) => `number=${number}`).join('&');
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const from = performance.now();
    const answer = await fetch(`${stage.url}/api/admin/orders/documents?what=slips&${query}`, {
      headers: { authorization },
    });
    const { byteLength } = await answer.arrayBuffer();
    if (!answer.ok || byteLength === 0) throw new Error(`no file: ${answer.status}`);
    times.push(performance.now() - from);
  }
  return [{ name: `a file with ${slips} packing slips`, value: Math.min(...times), unit: 'ms', most: 3_000 }];
}
