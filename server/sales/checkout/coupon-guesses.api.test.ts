import { expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { coupons } from '#contract/sales/coupons/coupons.ts';
import { couponScene } from '#test/coupons.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(couponScene, { env: { RATE_LIMITS: 'on' } });

test('PRICE-3 whoever has a coupon may ask as often as they like; who guesses gets no answer any more, also at checkout', async () => {
  await here.scene.add();
  const guest = here.shop.guest();
  for (let round = 1; round <= 30; round += 1) await guest.call(coupons.check, { coupon: 'VERANO' });
  const codes: string[] = [];
  for (let guess = 1; guess <= 100; guess += 1) {
    codes.push((await guest.refusal(coupons.check, { coupon: `VERANO${guess}` })).code);
  }
  expect(codes.filter((code) => code === 'coupon_unknown')).toHaveLength(20);
  expect(codes.slice(20).every((code) => code === 'too_many_requests')).toBe(true);
  expect((await guest.refusal(coupons.check, { coupon: 'VERANO' })).code).toBe('too_many_requests');
  const buyer = await here.shop.customer('adivina');
  const shirt = await here.scene.product();
  const bag = { cartItems: [shirt.line()] };
  expect((await buyer.refusal(checkout.start, { ...bag, coupon: 'OTRO' })).code).toBe('too_many_requests');
  // Without a coupon, nobody is kept from buying.
  await buyer.call(checkout.start, bag);
});
