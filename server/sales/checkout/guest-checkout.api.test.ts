import { beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { people } from '#contract/office/people-desk.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { tracking } from '#contract/sales/fulfilment/tracking.ts';
import { cancellations } from '#contract/sales/orders/cancellations.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { heldOrders } from '#contract/sales/payments/held-orders.ts';
import { paymentLinks } from '#contract/sales/payments/payment-links.ts';
import { returns } from '#contract/sales/returns/returns.ts';
import { guestScene } from '#test/guests.ts';
import { homeAddress } from '#test/home-address.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { linkDays } from './guest-checkout.service.ts';

const here = openedDesk(guestScene);

beforeAll(() => here.scene.allow());

test('PRICE-11 where the owner does not allow it a visitor is asked to log in, and nothing is made', async () => {
  const email = here.scene.newEmail();
  const shirt = await here.scene.product({ stock: 3 });
  await here.scene.allow(false);
  try {
    expect(await here.shop.guest().call(checkout.means, {})).toMatchObject({ isGuestAllowed: false });
    const asked = { email, address: homeAddress, cartItems: [shirt.line()] };
    const refused = await here.scene.browser().refusal(checkout.startAsGuest, asked);
    expect([refused.code, refused.status]).toEqual(['not_logged_in', 401]);
  } finally {
    await here.scene.allow();
  }
  expect(await here.scene.accounts(email)).toEqual([]);
  expect(await here.scene.stock(shirt)).toBe(3);
});

test('PRICE-11 a name and an address are enough: one order, and an account that nobody can enter yet', async () => {
  const email = here.scene.newEmail();
  const guest = here.scene.browser();
  const { reference, init_point } = await here.scene.start(guest, email);
  expect(init_point).toMatch(/^http:\/\/127\.0\.0\.1/);
  expect(await here.scene.order(reference)).toMatchObject({ userId: null, email, source: 'shop', isOpen: true });
  expect(await here.scene.accounts(email)).toMatchObject([
    {
      name: homeAddress.recipient,
      rol: 'client',
      password_hash: null,
      email_verified_at: null,
      accepts_advertising: false,
    },
  ]);
  const { rows } = await here.shop.pool.query(
    `select 1 from events where kind = 'account.registered' and data ->> 'recipient' = $1`,
    [email],
  );
  expect(rows).toEqual([]);
  expect(guest.cookies()).toHaveLength(1);
  expect(guest.cookies()[0]).toMatch(/^guest=[\w-]{43}$/);
});

describe('PRICE-11 strangers learn nothing of an address', () => {
  test('that has an account: the answer is the same, and the account is untouched', async () => {
    const known = await here.shop.customer('conocida');
    const shirt = await here.scene.product({ stock: 9 });
    const answers = [];
    const before = await here.scene.accounts('conocida@example.com');
    for (const email of ['Conocida@example.com', here.scene.newEmail()]) {
      const body = JSON.stringify({ email, address: homeAddress, cartItems: [shirt.line()] });
      const headers = { 'content-type': 'application/json', origin: here.shop.settings.publicUrl };
      const answer = await here.shop.sendAs({})('/guest-checkout', { method: 'POST', headers, body });
      const fields: unknown = await answer.json();
      const cookies = answer.headers.getSetCookie().map((cookie) => cookie.replace(/=[\w-]{43};/, '=;'));
      answers.push({ status: answer.status, names: Object.keys(Object(fields)), cookies });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 200, names: ['init_point', 'reference'] });
    expect(await here.scene.accounts('conocida@example.com')).toEqual(before);
    expect(await known.call(orders.ofUser, { username: 'conocida' })).toEqual([]);
  });

  test('nor of its name and places, nor whose link it is', async () => {
    await here.shop.customer('vecina');
    const guest = here.scene.browser();
    const { token, reference } = await here.scene.paid(guest, 'vecina@example.com');
    const shown = await guest.call(paymentLinks.show, { token });
    expect(JSON.stringify(shown)).not.toMatch(/vecina|Corrientes|Ana/i);
    expect(shown.account).toBe('unclaimed');
    const others = token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    expect((await guest.refusal(paymentLinks.show, { token: others })).code).toBe('tracking_not_found');
    expect((await guest.call(tracking.byLink, { token })).state).toBe('to_prepare');
    const asGuest = [
      guest.refusal(orders.one, { key: reference }),
      guest.refusal(orders.record, { reference }),
      guest.refusal(orders.ofUser, { username: 'vecina' }),
      guest.refusal(orders.cancel, { reference }),
      guest.refusal(orders.payAgain, { reference }),
      guest.refusal(heldOrders.show, { reference }),
      guest.refusal(returns.offer, { reference }),
      guest.refusal(cancellations.byBuyer, { reference }),
      guest.refusal(paymentLinks.claim, { token }),
    ];
    expect(new Set((await Promise.all(asGuest)).map(({ code }) => code))).toEqual(new Set(['not_logged_in']));
  });
});

test('PRICE-11 the same purchase again is the same order; another address or bag replaces it, in one browser alone', async () => {
  const [email, other] = [here.scene.newEmail(), here.scene.newEmail()];
  const shirt = await here.scene.product({ stock: 9 });
  const guest = here.scene.browser();
  const bag = { cartItems: [shirt.line()] };
  const first = await here.scene.start(guest, email, bag);
  expect(await here.scene.start(guest, email.toUpperCase(), bag)).toEqual(first);
  const second = await here.scene.start(guest, other, bag);
  expect(await here.scene.history(first.reference)).toEqual(['pending checkout', 'failure replaced']);
  const elsewhere = await here.scene.start(here.scene.browser(), other, bag);
  expect(elsewhere.reference).not.toBe(second.reference);
  expect(await here.scene.order(second.reference)).toMatchObject({ isOpen: true, email: other });
  expect(await here.scene.stock(shirt)).toBe(7);
});

test.each(['ana+percha@example.com', '\u200Bcero@ejemplo.com', 'ana@exämple.com'])(
  'PRICE-11 the address %j is one person, whatever its case and its hidden signs',
  async (typed) => {
    const { reference } = await here.scene.start(here.scene.browser(), typed);
    const email = (await here.scene.order(reference)).email ?? '';
    await here.scene.start(here.scene.browser(), email.toUpperCase());
    expect(await here.scene.accounts(email)).toHaveLength(1);
    const registration = { name: 'Otra', email, user_name: 'otra.persona', user_password: 'clave1234' };
    expect((await here.shop.guest().refusal(accounts.register, registration)).code).toBe('email_taken');
  },
);

test('PRICE-11 whoever is logged in buys with the account', async () => {
  const shirt = await here.scene.product({ stock: 3 });
  const asked = { email: here.scene.newEmail(), address: homeAddress, cartItems: [shirt.line()] };
  const maria = await here.shop.customer('mariana');
  expect((await maria.refusal(checkout.startAsGuest, asked)).code).toBe('not_allowed');
  expect((await here.admin.refusal(checkout.startAsGuest, asked)).code).toBe('not_allowed');
});

test('PRICE-11 what a delivery needs is asked with the names of its fields', async () => {
  const guest = here.scene.browser();
  const cartItems = [(await here.scene.product()).line()];
  const wrong = { ...homeAddress, phone: '12', province: 'ZZ' };
  const paths = async (address: typeof wrong) =>
    (await guest.refusal(checkout.startAsGuest, { email: here.scene.newEmail(), address, cartItems })).errors.map(
      ({ path }) => path,
    );
  expect(await paths(wrong)).toEqual(['address.province']);
  expect(await paths({ ...wrong, province: 'C' })).toEqual(['address.phone']);
  for (const email of ['no', 'más.raro@example.com']) {
    const refused = await guest.refusal(checkout.startAsGuest, { email, address: homeAddress, cartItems });
    expect(refused.errors.map(({ path }) => path)).toEqual(['email']);
  }
  const nowhere = { email: here.scene.newEmail(), cartItems };
  expect((await guest.refusal(checkout.startAsGuest, nowhere)).code).toBe('delivery_needed');
});

test('PRICE-11 an order that nobody paid can be paid again or given up by its link, and by no other', async () => {
  const guest = here.scene.browser();
  const shirt = await here.scene.product({ stock: 3 });
  const { reference, init_point } = await here.scene.start(guest, here.scene.newEmail(), { cartItems: [shirt.line()] });
  const token = await here.scene.tokenOf(reference);
  expect(await guest.call(paymentLinks.pay, { token })).toEqual({ init_point, reference });
  expect(await guest.call(paymentLinks.cancel, { token })).toMatchObject({ status: 'failure', isPayable: false });
  expect((await guest.refusal(paymentLinks.cancel, { token })).code).toBe('order_settled');
  expect(await here.scene.stock(shirt)).toBe(3);
});

test('PRICE-11 whoever is deleted leaves nothing in the orders that waited for an account', async () => {
  const email = here.scene.newEmail();
  const { reference, token } = await here.scene.paid(here.scene.browser(), email);
  const [account] = await here.scene.accounts(email);
  await here.admin.call(people.remove, { user_name: String(account?.['username']) });
  expect(await here.scene.order(reference)).toMatchObject({
    email: 'eliminado@percha.invalid',
    deliveryAddress: null,
    guestUntil: null,
    guestKey: null,
  });
  expect((await here.shop.guest().refusal(paymentLinks.show, { token })).code).toBe('tracking_not_found');
});

// The last one: sessions end too as time goes by.
test('PRICE-11 the link of an order ends after its time', async () => {
  const guest = here.scene.browser();
  const { token } = await here.scene.paid(guest, here.scene.newEmail());
  here.shop.clock.advance((linkDays - 1) * 86_400_000);
  expect(await guest.call(paymentLinks.show, { token })).toMatchObject({ status: 'approved' });
  here.shop.clock.advance(86_400_001);
  expect((await guest.refusal(paymentLinks.show, { token })).code).toBe('tracking_not_found');
});
