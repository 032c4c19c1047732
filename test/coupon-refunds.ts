import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import { couponDesk } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orderRefunds } from '#contract/sales/payments/order-refunds.ts';
import type { Actor } from './actor.ts';
import type { CouponGiven } from './coupons.ts';
import type { PurchaseScene } from './purchase.ts';

const gifts: readonly CouponGiven[] = [
  { code: 'TERCIO', gift: { by: 'percent', percent: 33.33 } },
  { code: 'UNO', gift: { by: 'amount', amount: 10.01 } },
  { code: 'TRESDOS', gift: { by: 'units', taken: 3, paid: 2 } },
];
/** The units that are refunded one after the other, by the places of their lines. */
const ways = [
  [0, 0, 0, 1, 2, 2],
  [2, 1, 0, 2, 0, 0],
  [1, 2, 2, 0, 0, 0],
];
/** Coupons, and orders in which their units are refunded. */
export const refundCases = gifts.flatMap((given) => ways.map((way) => ({ given, code: given.code ?? '', way })));

export type Bought = { readonly reference: string; readonly init_point: string };
type Desk = {
  readonly admin: Actor;
  readonly scene: Pick<PurchaseScene, 'product' | 'order'>;
  readonly buyer: Actor;
  readonly pay: (bought: Bought) => Promise<unknown>;
};

/** Buys three lines with a coupon, refunds unit after unit and then the delivery, and returns what is kept after each. */
export async function keptAfter({ admin, scene, buyer, pay }: Desk, given: CouponGiven, way: readonly number[]) {
  const code = `${given.code}${randomUUID().slice(0, 4).toUpperCase()}`;
  await admin.call(couponDesk.create, { gift: { by: 'percent', percent: 10 }, ...given, code });
  const goods = [
    (await scene.product({ price: 1999 })).line(3),
    (await scene.product({ price: 3333, name: 'Falda' })).line(1),
    (await scene.product({ price: 1001, name: 'Medias' })).line(2),
  ];
  const bought = await buyer.call(checkout.start, { cartItems: goods, coupon: code });
  const { reference } = bought;
  await pay(bought);
  const refund = (what: Given<typeof orderRefunds.refund>['refund']) =>
    admin.call(orderRefunds.refund, { reference, key: randomUUID(), refund: what });
  const kept: number[] = [];
  for (const position of way) {
    kept.push((await refund({ what: 'lines', lines: [{ position, quantity: 1 }] })).kept.minor);
  }
  const order = await scene.order(reference);
  expect(kept.at(-1)).toBe(order.shipping);
  kept.push((await refund({ what: 'amount', amount: order.shipping / 100 })).kept.minor);
  return kept;
}

/** What is kept falls with each refund, down to nothing. */
export function expectToZero(kept: readonly number[]): void {
  expect(kept.at(-1)).toBe(0);
  expect(kept).toEqual(kept.toSorted((one, other) => other - one));
}
