import { expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedScene } from '#test/opened-shop.ts';

const here = openedScene(purchaseScene);

/** What became of many calls at once: the answers, and how often each refusal was given. */
async function atOnce<Answer>(calls: readonly Promise<Answer>[]) {
  const settled = await Promise.allSettled(calls);
  const answers = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const reasons: unknown[] = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  const codes = reasons.map((reason) => (reason instanceof ShopError ? reason.code : String(reason)));
  const counted = [...Map.groupBy(codes, String)].map(([code, all]) => [code, all.length]);
  return { answers, refusals: Object.fromEntries(counted) };
}

/** So many buyers pay at the same time. */
async function expectLastSold(most: number): Promise<void> {
  const rare = await here.scene.product({ stock: 10, name: 'Campera' });
  const buyers = await Promise.all(
    Array.from({ length: most }, (_, place) => here.shop.customer(`crowd${most}x${place}`)),
  );
  const { answers, refusals } = await atOnce(
    buyers.map((buyer) => buyer.call(checkout.start, { cartItems: [rare.line()] })),
  );
  expect(refusals).toEqual({ out_of_stock: most - 10 });
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(10);
  expect(await here.scene.stock(rare)).toBe(0);
  const { rows } = await here.shop.pool.query(
    `select status, is_open from orders join order_lines on order_reference = reference where product_id = $1`,
    [rare.id],
  );
  expect(rows).toEqual(Array.from({ length: 10 }, () => ({ status: 'pending', is_open: true })));
}

test('PAY-2 the last 10 units go to 10 of 80 buyers who pay at the same time', () => expectLastSold(80));

test('PAY-2 the last 10 units go to 10 of 200 buyers', { tags: 'long' }, () => expectLastSold(200));

test('PAY-4 a double click and a second tab make one order, one page, and take the units once', async () => {
  const lola = await here.shop.customer('lola');
  const shirt = await here.scene.product({ stock: 9 });
  const { answers, refusals } = await atOnce(
    Array.from({ length: 12 }, () => lola.call(checkout.start, { cartItems: [shirt.line(2)] })),
  );
  expect(refusals).toEqual({});
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await here.scene.stock(shirt)).toBe(7);
});

test('PAY-4 two bags of one buyer at once leave one open order, and its units are all that is taken', async () => {
  const nora = await here.shop.customer('nora');
  const shirt = await here.scene.product({ stock: 9 });
  await atOnce([1, 2, 3, 1, 2, 3].map((units) => nora.call(checkout.start, { cartItems: [shirt.line(units)] })));
  const { rows } = await here.shop.pool.query<{ quantity: number }>(
    `select quantity from orders join order_lines on order_reference = reference where user_id = $1 and is_open`,
    [nora.id],
  );
  expect(rows).toHaveLength(1);
  expect(await here.scene.stock(shirt)).toBe(9 - (rows[0]?.quantity ?? 0));
});

test('PAY-2 bags that name the same sizes in opposite orders do not block each other', async () => {
  const [one, two] = [await here.scene.product({ stock: 100 }), await here.scene.product({ stock: 100 })];
  const buyers = await Promise.all(Array.from({ length: 40 }, (_, place) => here.shop.customer(`cross${place}`)));
  const { refusals } = await atOnce(
    buyers.map((buyer, place) => {
      const cartItems = [one.line(), two.line()];
      return buyer.call(checkout.start, { cartItems: place % 2 === 0 ? cartItems : cartItems.toReversed() });
    }),
  );
  expect(refusals).toEqual({});
  expect([await here.scene.stock(one), await here.scene.stock(two)]).toEqual([60, 60]);
});

test('PAY-4 with the provider away, simultaneous clicks give the units back once', async () => {
  const vera = await here.shop.customer('vera');
  const shirt = await here.scene.product({ stock: 5 });
  await here.scene.control.injectFault({ kind: 'status', status: 500, pathPrefix: '/checkout/preferences' });
  const { refusals } = await atOnce(
    Array.from({ length: 6 }, () => vera.call(checkout.start, { cartItems: [shirt.line(2)] })),
  );
  await here.scene.control.clearFaults();
  expect(refusals).toEqual({ provider_unavailable: 6 });
  expect(await here.scene.stock(shirt)).toBe(5);
});
