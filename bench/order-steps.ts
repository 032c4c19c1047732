import { setTimeout as pause } from 'node:timers/promises';
import { campaigns } from '#contract/marketing/campaigns/campaigns.ts';
import { couponDesk } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import { bareApproval, barePlace, checkOut, goodsOf, pay, untilApproved } from './orders.ts';
import type { Stage } from './stage.ts';

/** How many orders are under way at a time. */
const hands = 8;

/** The processor time of one order, in ms, in a step: of the shop, or of what stands for it, and of the database. */
export type StepTimes = { readonly step: string; readonly shop: number; readonly database: number };

/** A coupon that each customer may use so often, and a campaign that reduces all goods; some goods with another tax. */
const coupon = 'BANCO';

/**
 * Puts a campaign that runs, a coupon and goods with two rates of tax into the path of the orders. Returns the coupon's code, once all
 * prices are reduced.
 */
export async function withEverything(stage: Stage): Promise<string> {
  const token = await stage.administrator();
  const send = async (path: string, body: object) => {
    const response = await fetch(`${stage.url}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  };
  await stage.pool.query('update products set vat_percent = 10.5 where id % 2 = 0');
  await send(couponDesk.create.path, { code: coupon, gift: { by: 'percent', percent: 10 }, mostEach: 100 });
  await send(campaigns.create.path, {
    name: 'Banco',
    goods: { by: 'all' },
    discount: { by: 'percent', percent: 20 },
    sparesLosses: false,
  });
  for (;;) {
    const { rows } = await stage.pool.query<{ due: number }>(
      'select count(*)::int as due from price_campaigns where due_at <= now()',
    );
    if (rows[0]?.due === 0) return coupon;
    await pause(250);
  }
}

/** Measures so many orders, in the steps that each of them takes, and then the same in bare transactions. */
export async function measureSteps(stage: Stage, orders: number, code?: string): Promise<StepTimes[]> {
  const goods = await goodsOf(stage);
  const buyers = await stage.buyers(orders);
  const goodOf = (at: number) => goods[at % goods.length];
  const pages: string[] = [];
  const references: string[] = [];
  const steps: StepTimes[] = [];
  const measure = async (step: string, who: 'shop' | 'bench', work: () => Promise<void>) => {
    const before = (await stage.processorTimes())[who];
    await work();
    const after = (await stage.processorTimes())[who];
    // A connection that was opened meanwhile began at 0; one that was closed is not counted.
    const database = [...after.connections].reduce(
      (sum, [pid, ms]) => sum + ms - (before.connections.get(pid) ?? 0),
      0,
    );
    steps.push({ step, shop: (after.program - before.program) / orders, database: database / orders });
  };
  await measure('checkout', 'shop', () =>
    all(orders, async (at) => {
      pages[at] = await checkOut(stage, buyers[at] ?? '', goodOf(at), code);
    }),
  );
  await measure('payment', 'shop', async () => {
    await all(orders, (at) => pay(stage, pages[at] ?? ''));
    await untilApproved(stage);
  });
  await measure('bare checkout', 'bench', () =>
    all(orders, async (at) => {
      references[at] = await barePlace(stage, goodOf(at));
    }),
  );
  await measure('bare payment', 'bench', () =>
    all(orders, (at) => bareApproval(stage, goodOf(at), references[at] ?? '')),
  );
  return steps;
}

/** Keeps the shop from writing e-mails, which it does beside the orders, until the returned function is called. */
export async function holdEmails({ pool }: Stage): Promise<() => Promise<void>> {
  const client = await pool.connect();
  await client.query('set idle_in_transaction_session_timeout = 0');
  await client.query('begin');
  await client.query("select from event_subscribers where name = 'emails' for update");
  return async () => {
    await client.query('commit');
    client.release(true);
  };
}

/** Does some work so often, with several hands. */
async function all(times: number, work: (at: number) => Promise<void>): Promise<void> {
  let next = 0;
  const hand = async () => {
    while (next < times) {
      const at = next;
      next += 1;
      await work(at);
    }
  };
  await Promise.all(Array.from({ length: hands }, hand));
}
