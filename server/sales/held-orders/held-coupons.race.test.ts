import { beforeAll, beforeEach, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { heldCouponScene } from '#test/held-coupon-scene.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(heldCouponScene);

beforeAll(async () => {
  await here.scene.offer();
});
beforeEach(() => here.scene.clear());

const means = ['transfer', 'provider', 'delivery', 'transfer', 'provider', 'delivery'] as const;

/** What one customer's tabs do at once, each with another bag: how many of their orders stand, and what the coupon was used. */
async function tabs(name: string) {
  const buyer = await here.shop.customer(name);
  const shirt = await here.scene.product({ stock: 100 });
  const bags = means.map((one, place) => ({ cartItems: [shirt.line(place + 1)], means: one, coupon: 'VERANO' }));
  await Promise.allSettled(bags.map((bag) => buyer.call(checkout.start, bag)));
  return here.scene.uses('VERANO');
}

const rounds = [1, 2, 3, 4, 5, 6];

test.each([
  { name: 'for a first purchase', terms: { isFirstOrder: true } },
  { name: 'that each customer has once', terms: { mostEach: 1 } },
  { name: 'with one use in all', terms: { mostUses: 1 } },
])('PRICE-3 PRICE-6 a coupon $name is used once by many tabs that pay by several means at once', async ({ terms }) => {
  for (const round of rounds) {
    await here.scene.clear();
    await here.scene.add(terms);
    expect(await tabs(`${Object.keys(terms)[0]?.toLowerCase()}${round}`)).toBe(1);
  }
});
