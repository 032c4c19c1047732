import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { orderMoney } from '#contract/sales/orders/order-money.ts';
import { paymentProviders } from '#server/core/context/payment-provider.ts';
import { refundsOfOrders } from './refund-records.service.ts';
import { disputesOfOrders } from './dispute-records.ts';
import { ledgerOf } from './ledger.service.ts';
import { openRefund } from './open-refund.ts';
import { paymentsOfOrders } from './payment-records.ts';
import { reconcile } from './reconcile.service.ts';
import { refunds } from './refunds.tables.ts';
import { lockOrder } from '../orders/order-state.service.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Actor } from '#test/actor.ts';
import { refundScene } from '#test/refund-scene.ts';
import { openedScene } from '#test/opened-shop.ts';

const here = openedScene(refundScene, { losesNotices: true });

let admins: Actor[];

beforeAll(async () => {
  admins = [await here.shop.admin('ana'), await here.shop.admin('eva')];
});

const adminAt = (place: number): Actor => admins[place % 2] ?? here.shop.guest();

describe('BACK-2 at the same time', () => {
  test('a double click and its repetitions refund once', async () => {
    const { reference, payment, shirt } = await here.scene.paidOrder();
    const key = randomUUID();
    const refund = { what: 'lines', lines: [{ position: 0, quantity: 1 }] } as const;
    const clicks = Array.from({ length: 8 }, (_, place) =>
      here.scene.refund(adminAt(place), reference, { key, refund: { ...refund, lines: [...refund.lines] } }),
    );
    for (const { refunds: made } of await Promise.all(clicks)) expect(made).toHaveLength(1);
    expect(await here.scene.refundsAtProvider(payment)).toEqual(['approved 1000']);
    expect(await here.scene.stock(shirt)).toBe(9);
  });

  test('administrators never refund more than was paid, nor more units than were bought', async () => {
    const { reference, payment, shirt } = await here.scene.paidOrder();
    const asked = Array.from({ length: 10 }, (_, place) =>
      here.scene
        .refund(adminAt(place), reference, { refund: { what: 'lines', lines: [{ position: 0, quantity: 1 }] } })
        .catch((error: unknown) => error),
    );
    const refused = (await Promise.all(asked)).filter((outcome) => outcome instanceof ShopError);
    // While an answer is on its way its money counts as given back and as in process: nothing is left for a moment.
    const codes = new Set(refused.map(({ code }) => code));
    expect(refused).toHaveLength(8);
    expect(['refund_units', 'refund_nothing_left', 'refund_too_much']).toEqual(expect.arrayContaining([...codes]));
    expect(await here.scene.refundsAtProvider(payment)).toEqual(['approved 1000', 'approved 1000']);
    expect(await here.scene.stock(shirt)).toBe(10);
    expect(await here.scene.ledger(adminAt(0), reference)).toMatchObject({
      kept: shopMoney(5000),
      inProcess: shopMoney(0),
    });
  });

  test('a refund here, one in the provider’s panel and their notices leave each of them once in the ledger', async () => {
    const { reference, payment } = await here.scene.paidOrder();
    await Promise.all([
      here.scene.refund(adminAt(0), reference, { refund: { what: 'amount', amount: 300 } }),
      here.scene.control.refundInPanel(payment, 500),
      here.scene.notify(payment),
      here.scene.notify(payment),
      here.scene.refund(adminAt(1), reference, { refund: { what: 'amount', amount: 200 } }),
    ]);
    await here.scene.later();
    await here.scene.notify(payment);
    const ledger = await here.scene.ledger(adminAt(0), reference);
    expect(ledger.refunds.map(({ amount, state }) => `${amount.minor / 100} ${state}`).toSorted()).toEqual([
      '200 done',
      '300 done',
      '500 done',
    ]);
    expect(ledger.givenBack).toEqual(shopMoney(100_000));
    expect(await storedIsTrue(reference)).toBe(true);
  });
});

describe('BACK-2 a process that is killed', () => {
  test('after the refund was written down leaves it to the jobs of any other, which refund once', async () => {
    const { reference, payment } = await here.scene.paidOrder();
    // What is committed before the provider is asked; then nothing, as after a kill.
    await inTransaction(here.shop.db, async (transaction) => {
      const order = await lockOrder(transaction, reference);
      if (!order) throw new Error('no order');
      await openRefund(transaction, order, {
        request: randomUUID(),
        asked: { what: 'amount', amount: shopMoney(70_000) },
        reason: '',
        actor: 'admin:ana',
        now: here.shop.clock.now(),
        newId: here.shop.services.newId,
      });
    });
    expect(await here.scene.refundsAtProvider(payment)).toEqual([]);
    here.shop.clock.advance(120_000);
    await Promise.all(Array.from({ length: 4 }, () => reconcile(here.shop.services)));
    expect(await here.scene.refundsAtProvider(payment)).toEqual(['approved 700']);
    expect(await here.scene.ledger(adminAt(0), reference)).toMatchObject({ refunds: [{ state: 'done' }] });
  });

  test('after the provider refunded and before that was noted refunds nothing twice', async () => {
    const { reference, payment } = await here.scene.paidOrder();
    const { offered } = here.shop.services.providers;
    const dying = {
      ...here.shop.services,
      providers: paymentProviders({
        ...offered,
        async refund(request) {
          await offered.refund(request);
          throw new Error('killed');
        },
      }),
    };
    const key = here.shop.services.newId();
    await here.shop.db.insert(refunds).values({
      key,
      request: key,
      orderReference: reference,
      provider: offered.name,
      paymentId: String(payment),
      origin: 'shop',
      amount: 70_000,
      currency: 'ARS',
      state: 'asked',
      actor: 'admin:ana',
      askedAt: here.shop.clock.now(),
    });
    here.shop.clock.advance(120_000);
    await reconcile(dying);
    expect(await here.scene.refundsAtProvider(payment)).toEqual(['approved 700']);
    await here.scene.later();
    expect(await here.scene.refundsAtProvider(payment)).toEqual(['approved 700']);
    const [row] = await here.shop.db.select().from(refunds).where(eq(refunds.key, key));
    expect(row).toMatchObject({ state: 'done' });
    expect(await storedIsTrue(reference)).toBe(true);
  });
});

/** True if what is stored of the order's money is what its ledger amounts to. */
async function storedIsTrue(reference: string): Promise<boolean> {
  const order = await here.scene.order(reference);
  const { state, returned } = orderMoney(
    ledgerOf(order, {
      payments: await paymentsOfOrders(here.shop.db, [reference]),
      refunds: await refundsOfOrders(here.shop.db, [reference]),
      disputes: await disputesOfOrders(here.shop.db, [reference]),
    }),
  );
  return order.moneyState === state && order.returned === returned.minor;
}
