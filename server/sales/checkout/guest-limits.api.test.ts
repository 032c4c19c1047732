import { beforeAll, beforeEach, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import type { Actor } from '#test/actor.ts';
import { couponScene, type CouponGiven } from '#test/coupons.ts';
import { guestScene } from '#test/guests.ts';
import { homeAddress } from '#test/home-address.ts';
import { openedDesk } from '#test/opened-shop.ts';
import type { Shop } from '#test/shop.ts';

const here = openedDesk((shop: Shop, admin: Actor) => ({ ...couponScene(shop, admin), ...guestScene(shop, admin) }));

beforeAll(() => here.scene.allow());
beforeEach(() => here.scene.clear());

const coupon = 'VERANO';

/** What the next purchase of a browser with the coupon is refused by. */
async function refusedFor(email: string): Promise<string> {
  const shirt = await here.scene.product();
  const asked = { email, address: homeAddress, cartItems: [shirt.line()], coupon };
  return (await here.scene.browser().refusal(checkout.startAsGuest, asked)).code;
}

test.each<[string, CouponGiven, string]>([
  ['once for each customer', { mostEach: 1 }, 'coupon_used'],
  ['for a first purchase', { isFirstOrder: true }, 'coupon_first_order'],
])('PRICE-11 a coupon %s counts by the address, whether an account has it or not', async (_what, given, code) => {
  await here.scene.add(given);
  const email = here.scene.newEmail();
  const guest = here.scene.browser();
  const first = await here.scene.start(guest, email, { coupon });
  // The same browser replaces its own purchase, another one does not.
  expect((await here.scene.start(guest, email, { coupon })).reference).not.toBe(first.reference);
  expect(await refusedFor(email.toUpperCase())).toBe(code);

  const name = code.replaceAll('_', '');
  const person = await here.shop.customer(name);
  const bag = { cartItems: [(await here.scene.product()).line()], coupon };
  await here.scene.buy(person, await person.call(checkout.start, bag));
  expect(await refusedFor(`${name}@example.com`)).toBe(code);

  const late = await here.shop.customer(`${name}despues`);
  await here.scene.paid(here.scene.browser(), `${name}despues@example.com`, { coupon });
  expect((await late.refusal(checkout.start, bag)).code).toBe(code);
});

test('PRICE-11 a coupon of some addresses is for a guest who has one of them', async () => {
  const email = here.scene.newEmail();
  await here.scene.add({ customers: [email] });
  expect(await refusedFor(here.scene.newEmail())).toBe('coupon_personal');
  const { reference } = await here.scene.start(here.scene.browser(), email, { coupon });
  expect(await here.scene.order(reference)).toMatchObject({ subtotal: 100_000, total: 85_000 });
});
