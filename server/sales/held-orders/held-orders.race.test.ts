import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { heldOrders } from '#contract/sales/payments/held-orders.ts';
import { heldScene } from '#test/held-scene.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { reconcile } from '../payments/reconcile.service.ts';

const here = openedDesk(heldScene);

beforeAll(async () => {
  await here.scene.offer();
});

test('PRICE-6 a double click and a second tab make one order by transfer, and take the units once', async () => {
  const lola = await here.shop.customer('lola');
  const shirt = await here.scene.product({ stock: 9 });
  const asked = { cartItems: [shirt.line(2)], means: 'transfer' as const };
  const answers = await Promise.all(Array.from({ length: 12 }, () => lola.call(checkout.start, asked)));
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
  expect(await here.scene.stock(shirt)).toBe(7);
});

test('PRICE-6 many bags of one buyer at once are five orders by transfer, and nothing is taken for the others', async () => {
  const nora = await here.shop.customer('nora');
  const shirt = await here.scene.product({ stock: 100 });
  const bags = Array.from({ length: 12 }, (_, place) => [shirt.line(place + 1)]);
  const settled = await Promise.allSettled(
    bags.map((cartItems) => nora.call(checkout.start, { cartItems, means: 'transfer' })),
  );
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  const { rows } = await here.shop.pool.query<{ units: string }>(
    'select sum(quantity) as units from orders join order_lines on order_reference = reference where user_id = $1',
    [nora.id],
  );
  expect(await here.scene.stock(shirt)).toBe(100 - Number(rows[0]?.units));
});

test('PRICE-6 administrators who note the same order at once note its total and no more', async () => {
  const { reference } = await here.scene.heldOrder();
  const { total } = await here.scene.order(reference);
  const all = () => here.admin.call(heldOrders.takePart, { reference, key: randomUUID(), amount: total / 100 });
  const settled = await Promise.allSettled(Array.from({ length: 8 }, all));
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const payments = await here.scene.payments(reference);
  expect(payments.map(({ amount, refund }) => [amount, refund])).toEqual([[total, null]]);
});

test('PRICE-6 the end of its time and its money at once leave an order paid, or ended without money', async () => {
  const held = await Promise.all(Array.from({ length: 6 }, () => here.scene.heldOrder()));
  here.shop.clock.advance(3 * 86_400_000 + 1000);
  const note = async (reference: string) => {
    const { total } = await here.scene.order(reference);
    return here.admin.call(heldOrders.takePart, { reference, key: randomUUID(), amount: total / 100 });
  };
  await Promise.allSettled([
    reconcile(here.shop.services),
    ...held.map(({ reference }) => note(reference)),
    reconcile(here.shop.services),
  ]);
  for (const { reference, shirt } of held) {
    const { status } = await here.scene.order(reference);
    const paid = (await here.scene.payments(reference)).length;
    expect([status, paid, await here.scene.stock(shirt)]).toEqual(
      status === 'approved' ? ['approved', 1, 8] : ['failure', 0, 10],
    );
  }
});
