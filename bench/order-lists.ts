import { addPastOrders } from './past-orders.ts';
import { drive, type Measured } from './load.ts';
import type { Row } from './report.ts';
import type { Stage } from './stage.ts';

const few = 1_000;
const many = 100_000;

/** The administrators who ask at once. */
const administrators = 4;

/** What the list of orders is asked for on a working day; numbers and people that both sizes have. */
const lists = [
  '',
  'status=approved',
  'status=failure&order=date-asc',
  'order=total-desc',
  'fulfilment=to_prepare',
  'money=paid&order=total-asc',
];
const searches = [
  'number=347',
  'number=compra77',
  'number=quiroga',
  'number=pedro+luna',
  'number=buzo',
  'buyer=compra5',
];

/**
 * Measures the orders' list and its searches for administrators among 100,000 orders, against those among 1,000.
 * Everything is new each time: nothing of the back office is kept.
 */
export async function measureOrderLists(stage: Stage, seconds: number): Promise<Row[]> {
  const headers = { authorization: `Bearer ${await stage.administrator()}` };
  const ask = (asked: readonly string[]): Promise<Measured> =>
    drive({
      url: stage.url,
      paths: asked.map((query) => `/api/admin/orders?${query}`),
      headers,
      connections: administrators,
      seconds,
    });
  await addPastOrders(stage.pool, few);
  const limits = [await ask(lists), await ask(searches)] as const;
  await addPastOrders(stage.pool, many);
  const measured = [await ask(lists), await ask(searches)] as const;
  const row = (work: string, at: 0 | 1): Row => ({
    work: `${work}, ${many} orders`,
    limitName: `the same, ${few} orders`,
    measured: measured[at],
    limit: limits[at],
    goal: { mostTimes: 3 },
  });
  return [row('orders’ list of the back office', 0), row('searches of orders', 1)];
}
