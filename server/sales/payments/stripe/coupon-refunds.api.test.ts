import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectToZero, keptAfter, refundCases } from '#test/coupon-refunds.ts';
import type { Bought } from '#test/coupon-refunds.ts';
import { openSpanishShop } from '#test/stripe/spanish-shop.ts';
import type { SpanishShop } from '#test/stripe/spanish-shop.ts';

let here: SpanishShop;

beforeAll(async () => {
  here = await openSpanishShop();
});
afterAll(() => here.close());

test.each(refundCases)(
  'PRICE-3 PRICE-7 an order with the coupon $code, refunded unit after unit as $way, ends at zero',
  async ({ given, way }) => {
    const buyer = await here.buyer(`devuelve${randomUUID().slice(0, 8)}`);
    const pay = async ({ init_point, reference }: Bought) => {
      await here.pay(here.sessionIn(init_point));
      await expect.poll(() => here.order(reference)).toMatchObject({ status: 'approved' });
    };
    expectToZero(await keptAfter({ admin: here.owner, scene: here.scene, buyer, pay }, given, way));
  },
);
