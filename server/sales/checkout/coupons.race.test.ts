import { beforeEach, expect, test } from 'vitest';
import { couponDesk } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Actor } from '#test/actor.ts';
import { couponScene, twentyOff } from '#test/coupons.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(couponScene);

beforeEach(() => here.scene.clear());

const crowd = (name: string, count: number) =>
  Promise.all(Array.from({ length: count }, (_, place) => here.shop.customer(`${name}${place}`)));

/** What became of calls at once: how many were answered, and how often each refusal was given. */
async function atOnce(calls: readonly Promise<unknown>[]) {
  const codes = (await Promise.allSettled(calls)).map((one) => {
    if (one.status === 'fulfilled') return 'done';
    const reason: unknown = one.reason;
    return reason instanceof ShopError ? reason.code : String(reason);
  });
  return Object.fromEntries([...Map.groupBy(codes, String)].map(([code, all]) => [code, all.length]));
}

test('PRICE-3 the last use of a coupon goes to one of 60 buyers who pay at the same time', async () => {
  await here.scene.add({ mostUses: 4 });
  const shirt = await here.scene.product({ stock: 100 });
  const pay = (buyer: Actor) => buyer.call(checkout.start, { cartItems: [shirt.line()], coupon: 'VERANO' });
  const first = await crowd('previa', 3);
  for (const buyer of first) await pay(buyer);
  expect(await atOnce((await crowd('carrera', 60)).map(pay))).toEqual({ done: 1, coupon_used_up: 59 });
  expect(await here.scene.uses('VERANO')).toBe(4);
  expect(await here.scene.stock(shirt)).toBe(96);
});

test('PRICE-3 one customer in many tabs uses a coupon once', async () => {
  await here.scene.add({ mostEach: 1 });
  const shirt = await here.scene.product({ stock: 100 });
  const buyer = await here.shop.customer('pestanas');
  await atOnce(
    [1, 2, 3, 1, 2, 3].map((units) => buyer.call(checkout.start, { cartItems: [shirt.line(units)], coupon: 'VERANO' })),
  );
  expect(await here.scene.uses('VERANO')).toBe(1);
});

test('PRICE-3 buyers who swap two coupons at once do not block each other', async () => {
  await here.scene.add({ code: 'UNO', mostUses: 1000 });
  await here.scene.add({ code: 'DOS', mostUses: 1000 });
  const shirt = await here.scene.product({ stock: 1000 });
  const buyers = await crowd('cambio', 20);
  const pay = (coupon: (place: number) => string) =>
    atOnce(
      buyers.map((buyer, place) => buyer.call(checkout.start, { cartItems: [shirt.line()], coupon: coupon(place) })),
    );
  expect(await pay((place) => (place % 2 === 0 ? 'UNO' : 'DOS'))).toEqual({ done: 20 });
  expect(await pay((place) => (place % 2 === 0 ? 'DOS' : 'UNO'))).toEqual({ done: 20 });
  expect([await here.scene.uses('UNO'), await here.scene.uses('DOS')]).toEqual([10, 10]);
});

test('PRICE-3 a limit that is lowered while buyers pay holds, and no use is lost as orders are cancelled', async () => {
  const { id } = await here.scene.add();
  const shirt = await here.scene.product({ stock: 100 });
  const pay = (buyer: Actor) => buyer.call(checkout.start, { cartItems: [shirt.line()], coupon: 'VERANO' });
  const buyers = await crowd('limite', 20);
  const limiting = here.admin.call(couponDesk.update, { id, ...twentyOff, mostUses: 5 });
  await Promise.allSettled([...buyers.slice(0, 5).map(pay), limiting]);
  const held = await here.scene.uses('VERANO');
  const late = await atOnce(buyers.slice(5).map(pay));
  expect(await here.scene.uses('VERANO')).toBe(Math.max(held, 5));
  expect(late['coupon_used_up'] ?? 0).toBe(15 - Math.max(0, 5 - held));
  const open = await here.shop.pool.query<{ reference: string; user_id: string }>(
    `select reference, user_id from orders join coupon_redemptions on order_reference = reference where is_held and is_open`,
  );
  const cancel = (buyer: Actor & { readonly id: number }) =>
    open.rows
      .filter((row) => Number(row.user_id) === buyer.id)
      .map(({ reference }) => buyer.call(orders.cancel, { reference }));
  await Promise.all(buyers.flatMap(cancel));
  expect(await here.scene.uses('VERANO')).toBe(0);
});
