import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { coupons } from '#contract/sales/coupons/coupons.ts';
import { paymentLinks } from '#contract/sales/payments/payment-links.ts';
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

describe('PRICE-11 a coupon of some addresses', () => {
  test('is told to a guest, who may name one of them in the step of the delivery, and to nobody where that needs a login', async () => {
    await here.scene.add({ customers: [here.scene.newEmail()] });
    const guest = here.scene.browser();
    expect(await guest.call(coupons.check, { coupon })).toMatchObject({ code: coupon, isPersonal: true });
    const other = await here.shop.customer('ajena');
    expect((await other.refusal(coupons.check, { coupon })).code).toBe('coupon_personal');
    await here.scene.allow(false);
    try {
      expect((await guest.refusal(coupons.check, { coupon })).code).toBe('coupon_personal');
    } finally {
      await here.scene.allow();
    }
    await here.shop.pool.query(`update coupons set customers = '{""}'`);
    expect((await guest.refusal(coupons.check, { coupon })).code).toBe('coupon_personal');
  });

  test('is for a guest who has one of them', async () => {
    const email = here.scene.newEmail();
    await here.scene.add({ customers: [email] });
    expect(await refusedFor(here.scene.newEmail())).toBe('coupon_unproven');
    const { reference } = await here.scene.start(here.scene.browser(), email, { coupon });
    expect(await here.scene.order(reference)).toMatchObject({ subtotal: 100_000, total: 85_000 });
  });

  test.each<CouponGiven>([{}, { mostEach: 5 }])(
    'is used once by whoever names an address, in the words of one that was never right, and by its account as often as its owner says: %o',
    async (limits) => {
      const name = `duena${Object.keys(limits).length}`;
      const email = `${name}@example.com`;
      await here.scene.add({ customers: [email], ...limits });
      const owner = await here.shop.customer(name);
      await here.shop.pool.query('update users set email_verified_at = now() where username = $1', [name]);
      const guest = here.scene.browser();
      await here.scene.start(guest, email, { coupon });
      // Their own purchase is replaced: it is the same use.
      await here.scene.start(guest, email.toUpperCase(), { coupon });
      expect(await here.scene.uses(coupon)).toBe(1);
      expect(await refusedFor(` ${email.toUpperCase()}`)).toBe('coupon_unproven');
      for (let round = 0; round < 2; round += 1) {
        const bag = { cartItems: [(await here.scene.product()).line()], coupon };
        await here.scene.buy(owner, await owner.call(checkout.start, bag));
      }
      expect(await here.scene.uses(coupon)).toBe(3);
      expect(await refusedFor(email)).toBe('coupon_unproven');
    },
  );

  test('is used once by an account that was made with somebody’s address, until it confirms it', async () => {
    const email = 'impostora@example.com';
    await here.scene.add({ customers: [email] });
    const impostor = await here.shop.customer('impostora');
    const bag = async () => ({ cartItems: [(await here.scene.product()).line()], coupon });
    await here.scene.buy(impostor, await impostor.call(checkout.start, await bag()));
    expect((await impostor.refusal(checkout.start, await bag())).code).toBe('coupon_unproven');
    expect((await impostor.refusal(coupons.check, { coupon })).code).toBe('coupon_unproven');
    expect(await refusedFor(email)).toBe('coupon_unproven');
    await here.shop.pool.query(`update users set email_verified_at = now() where username = 'impostora'`);
    await here.scene.buy(impostor, await impostor.call(checkout.start, await bag()));
    expect(await here.scene.uses(coupon)).toBe(2);
  });

  test('is a guest’s again once the purchase that had it came to nothing', async () => {
    const email = here.scene.newEmail();
    await here.scene.add({ customers: [email] });
    const guest = here.scene.browser();
    const { reference } = await here.scene.start(guest, email, { coupon });
    await guest.call(paymentLinks.cancel, { token: await here.scene.tokenOf(reference) });
    await here.scene.start(here.scene.browser(), email, { coupon });
    expect(await here.scene.uses(coupon)).toBe(1);
  });
});
