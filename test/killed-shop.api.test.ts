import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Send } from '#contract/core/protocol/call.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { orderRefunds } from '#contract/sales/payments/order-refunds.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { stockDifferences } from '#server/goods/products/verify-stock.service.ts';
import { reconcile } from '#server/sales/payments/reconcile.service.ts';
import { createActor } from './actor.ts';
import { freePort } from './free-port.ts';
import { startProcess } from './node-process.ts';
import { killStages, type KillStage } from './kill-stages.ts';

const buyers = 8;
/** How many purchases are paid before the kill, and how many more after it; `trials/` has many kills. */
const paidBefore = 6;
const paidAfter = 4;
const stock = 60;
/** The buyers who pay by transfer what others leave: the first thing that they buy. */
const transfers = (at: number) => at % 4 === 3;
const hour = 60 * 60_000;

/** Opened in this process too, for its payment simulator and its data. */
let stage: KillStage;
let folder: string;
let port: number;
let running: ReturnType<typeof startProcess> | undefined;

async function start(): Promise<void> {
  running = startProcess('test/shop-without-pages.ts', {
    DATABASE_URL: stage.shop.databaseUrl,
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    ...stage.env,
  });
  await running.printed(/\(lista en [\d.]+ s\)/);
}

/** Returns a customer who calls the process. */
async function customer(name: string) {
  const { token } = await stage.buyer(name);
  const send: Send = (path, init) =>
    fetch(`http://localhost:${port}/api${path}`, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${token}` },
    });
  return createActor(name, send);
}

/** Runs what is due an hour later, until nothing is open. */
async function settle(): Promise<void> {
  await stage.hurry();
  stage.shop.clock.advance(hour);
  await expect
    .poll(async () => {
      await reconcile(stage.shop.services);
      const { rows } = await stage.shop.pool.query(
        `select 'order' as open from orders where is_open union all
          select 'notice' from payment_notices where handled_at is null union all
          select 'refund' from payments where refund = 'due'`,
      );
      return rows;
    })
    .toEqual([]);
}

/** Returns the units of orders that hold them, and the stock, of all sizes together. */
async function units() {
  const { rows } = await stage.shop.pool.query<{ left: number; held: number }>(
    `select (select sum(stock) from variants)::int as left,
      (select coalesce(sum(quantity), 0) from order_lines join orders on reference = order_reference
        where status in ('pending', 'approved'))::int as held`,
  );
  return rows[0] ?? { left: 0, held: 0 };
}

/** Returns the amounts, in cents, of orders by their references: those the shop takes for paid, and those paid at the provider. */
async function money() {
  const { rows } = await stage.shop.pool.query<{ reference: string; total: number }>(
    `select reference, total_minor as total from orders where status = 'approved' order by reference`,
  );
  return {
    sold: rows.map(({ reference, total }) => [reference, total]),
    paid: (await stage.paid()).toSorted(([a], [b]) => String(a).localeCompare(String(b))),
  };
}

/** The orders that wait for a transfer, and how many of them a provider knows. */
async function heldOrders() {
  const { rows } = await stage.shop.pool.query<{ waiting: number; known: number }>(
    `select count(*)::int as waiting, count(order_reference)::int as known
    from orders left join payment_sessions on order_reference = reference
    where hand_means is not null and status = 'pending'`,
  );
  return rows[0] ?? { waiting: 0, known: 0 };
}

/** The tests of a kill, at a stage. */
function killDuringPurchases(open: (address: string) => Promise<KillStage>): void {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'percha-killed-'));
    port = await freePort();
    stage = await open(`http://localhost:${port}`);
  });

  afterAll(async () => {
    running?.child.kill('SIGKILL');
    await running?.ended;
    await stage.close();
    await rm(folder, { recursive: true });
  });

  test('MEND-2 PAY-5 GOOD-7 PRICE-6 PRICE-7 a shop that is killed while people buy has lost no unit, no movement and no money after its restart', async () => {
    const goods = [await stage.scene.product({ stock }), await stage.scene.product({ stock })];
    const people = await Promise.all(Array.from({ length: buyers }, (_, at) => customer(`compra${at}`)));
    const admin = await stage.shop.admin('contadora');
    await admin.call(settingsDesk.means, { offeredMeans: ['transfer'], bankAccount: stage.bankAccount });
    await start();

    let paid = 0;
    let interrupted = 0;
    const isOpenAgain = Promise.withResolvers<void>();
    const isTime = Promise.withResolvers<void>();

    async function buy(person: (typeof people)[number], turn: number, isTransfer: boolean): Promise<void> {
      const cartItems = goods.map((good, at) => good.line(1 + ((turn + at) % 2)));
      const isLeft = turn % 4 === 3;
      const means = isLeft && isTransfer ? 'transfer' : 'provider';
      const { init_point, reference } = await person.call(checkout.start, { cartItems, means });
      // Some pay and come back, some only pay, and some leave, a few of them to transfer.
      if (isLeft) return;
      await stage.pay(init_point);
      paid += 1;
      if (paid === paidBefore) isTime.resolve();
      if (turn % 2 === 0) await person.call(orders.record, { reference });
    }

    const crowd = people.map(async (person, at) => {
      for (let turn = at; paid < paidBefore + paidAfter; turn += 1) {
        await buy(person, turn, transfers(at)).catch(async (error: unknown) => {
          if (error instanceof ShopError && error.status < 500) return;
          interrupted += 1;
          await isOpenAgain.promise;
        });
      }
    });
    await isTime.promise;
    running?.child.kill('SIGKILL');
    await running?.ended;
    await start();
    isOpenAgain.resolve();
    await Promise.all(crowd);
    expect(interrupted).toBeGreaterThan(0);

    await settle();
    const { left, held } = await units();
    expect(left + held).toBe(stock * goods.length);
    expect(await stockDifferences(stage.shop.db)).toEqual([]);
    const { sold, paid: received } = await money();
    expect(sold).toEqual(received);
    // What was paid for an order that the kill kept from being known, and that its buyer then replaced, may have gone back.
    expect(sold.length).toBeGreaterThanOrEqual(paidBefore + paidAfter - buyers);
    for (const [reference, total] of sold) {
      const ledger = await admin.call(orderRefunds.ledger, { reference: String(reference) });
      expect(ledger).toMatchObject({ paid: { minor: total }, kept: { minor: total }, givenBack: { minor: 0 } });
    }
    // Orders by transfer are no provider's, hold their units over the kill, and give them back after their time.
    const { waiting, known } = await heldOrders();
    expect([waiting > 0, known]).toEqual([true, 0]);
    stage.shop.clock.advance(4 * 24 * hour);
    await settle();
    expect(await heldOrders()).toEqual({ waiting: 0, known: 0 });
    const after = await units();
    expect([after.left + after.held, after.left > left]).toEqual([stock * goods.length, true]);
    expect(await stockDifferences(stage.shop.db)).toEqual([]);
  });
}

describe('with mercado-pago', () => {
  killDuringPurchases(killStages['mercado-pago']);
});

// What the shop does is the same with each provider; how each takes it, their own tests say.
describe('PRICE-8 with mercado-pago by orders', { tags: 'long' }, () => {
  killDuringPurchases(killStages['mercado-pago by orders']);
});

describe('with stripe', { tags: 'long' }, () => {
  killDuringPurchases(killStages.stripe);
});
