import { randomUUID } from 'node:crypto';
import { test } from 'vitest';
import { expectToZero, keptAfter, refundCases } from '#test/coupon-refunds.ts';
import { couponScene } from '#test/coupons.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(couponScene);

test.each(refundCases)(
  'PRICE-3 an order with the coupon $code, refunded unit after unit as $way, ends at zero',
  async ({ given, way }) => {
    const { admin, scene, shop } = here;
    const buyer = await shop.customer(`devuelve${randomUUID().slice(0, 8)}`);
    expectToZero(await keptAfter({ admin, scene, buyer, pay: (bought) => scene.buy(buyer, bought) }, given, way));
  },
);
