import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { expectToZero, keptAfter, refundCases, type Bought } from '#test/coupon-refunds.ts';
import { openSpanishShop } from '#test/stripe/spanish-shop.ts';
import { opened } from '#test/opened-shop.ts';

const here = opened(openSpanishShop);
type Case = (typeof refundCases)[number];

/**
 * What is given back is the shop's own sum, of which ../coupon-refunds.api.test.ts has all cases: here are each coupon and
 * each order of refunds once.
 */
const few = refundCases.filter((_, at) => at % 4 === 0);
const others = refundCases.filter((_, at) => at % 4 !== 0);

async function endsAtZero({ given, way }: Case): Promise<void> {
  const buyer = await here.buyer(`devuelve${randomUUID().slice(0, 8)}`);
  const pay = async ({ init_point, reference }: Bought) => {
    await here.pay(here.sessionIn(init_point));
    await expect.poll(() => here.order(reference)).toMatchObject({ status: 'approved' });
  };
  expectToZero(await keptAfter({ admin: here.owner, scene: here.scene, buyer, pay }, given, way));
}

test.each(few)(
  'PRICE-3 PRICE-7 an order with the coupon $code, refunded unit after unit as $way, ends at zero',
  endsAtZero,
);

test.each(others)('PRICE-3 PRICE-7 the same with the coupon $code, as $way', { tags: 'long' }, endsAtZero);
