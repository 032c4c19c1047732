import { expect, test } from 'vitest';
import { dayMs } from '#contract/core/time/units.ts';
import { profile } from '#contract/people/profile.ts';
import { ownData } from '#contract/office/own-data.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { guestScene } from '#test/guests.ts';
import { homeAddress } from '#test/home-address.ts';
import { addresses } from '#contract/people/addresses.ts';
import { firstPassword } from '#test/post.ts';
import { leavingScene } from '#test/leaving.ts';
import { openedPost } from '#test/opened-shop.ts';

const here = openedPost();

const { customer, erase, round, loggedIn, isThere, mailedToken } = leavingScene(here);

test('PRIV-2 an account is closed at once, and erased after seven days', async () => {
  const person = await customer();
  const { eraseAt } = await erase(person);
  expect(Date.parse(eraseAt) - here.shop.clock.now().getTime()).toBeGreaterThan(6.9 * dayMs);
  expect(await person.refusal(profile.find, { id: person.username })).toMatchObject({ status: 401 });
  await round(6);
  expect(await isThere(person)).toBe(true);
  await round(1.1);
  expect(await isThere(person)).toBe(false);
  await round(1);
});

test('PRIV-2 without the password nothing happens, and guesses are counted', async () => {
  const person = await customer();
  expect(await person.refusal(ownData.erase, { currentPassword: 'otra' })).toMatchObject({
    code: 'wrong_password',
    status: 403,
  });
  expect(await person.refusal(ownData.erase, { currentPassword: '' })).toMatchObject({ status: 403 });
  expect((await person.call(profile.find, { id: person.username })).username).toBe(person.username);
  expect(await person.refusal(ownData.askLink, {})).toMatchObject({ code: 'erasure_by_password' });
  expect(await here.shop.guest().refusal(ownData.erase, { currentPassword: firstPassword })).toMatchObject({
    status: 401,
  });
  const boss = await here.shop.admin();
  expect(await boss.refusal(ownData.erase, { currentPassword: firstPassword })).toMatchObject({ status: 403 });
});

test('PRIV-2 another site cannot send the form (CSRF), even with the password', async () => {
  const person = await customer();
  const body = JSON.stringify({ currentPassword: firstPassword });
  const headers = { 'content-type': 'application/json', origin: 'https://mala.example' };
  const cookie = { cookie: `percha=${person.token}` };
  const answer = await here.shop.sendAs({ ...cookie, ...headers })('/users/erasure', { method: 'POST', headers, body });
  expect(answer.status).toBe(403);
  const copy = await here.shop.sendAs({ ...cookie, ...headers })('/users/own-data', {
    method: 'POST',
    headers,
    body: '{}',
  });
  expect(copy.status).toBe(403);
  expect((await person.call(profile.find, { id: person.username })).username).toBe(person.username);
});

test('PRIV-2 a login takes it back, and so does the link of the letter, once', async () => {
  const person = await customer();
  await erase(person);
  await loggedIn(person);
  await round(8);
  expect(await isThere(person)).toBe(true);

  const again = await loggedIn(person);
  await erase(again);
  const token = await mailedToken(person);
  const guest = here.shop.guest();
  expect(await guest.call(ownData.linked, { token })).toMatchObject({ purpose: 'keep', username: person.username });
  expect(await guest.call(ownData.useLink, { token })).toEqual({ purpose: 'keep', eraseAt: null });
  expect(await guest.refusal(ownData.useLink, { token })).toMatchObject({ code: 'link_spent' });
  await round(8);
  expect(await isThere(person)).toBe(true);
  here.box.received.length = 0;
  await here.deliver();
  expect(here.box.received.map(({ subject }) => subject)).toContain('Su cuenta no se va a eliminar');
});

test('PRIV-2 an account without a password is closed by the link of a letter alone', async () => {
  const made = await customer();
  await here.shop.pool.query('update users set password_hash = null, email_verified_at = now() where username = $1', [
    made.username,
  ]);
  expect(await made.refusal(ownData.erase, { currentPassword: '' })).toMatchObject({ code: 'erasure_by_link' });
  expect(await made.call(ownData.erasure, {})).toMatchObject({ hasPassword: false, email: made.email });
  expect(await made.call(ownData.askLink, {})).toEqual({ email: made.email });
  const token = await mailedToken(made);
  expect(await here.shop.guest().call(ownData.linked, { token })).toMatchObject({ purpose: 'erase', eraseAt: null });
  expect(await isThere(made)).toBe(true);
  expect(await here.shop.guest().call(ownData.useLink, { token })).toMatchObject({ purpose: 'erase' });
  expect(await here.shop.guest().refusal(ownData.useLink, { token })).toMatchObject({ code: 'link_spent' });
  expect(await made.refusal(ownData.copy, {})).toMatchObject({ status: 401 });
  await round(7.1);
  expect(await isThere(made)).toBe(false);
  expect(await here.shop.guest().refusal(ownData.linked, { token: 'x'.repeat(43) })).toMatchObject({
    code: 'link_spent',
  });
});

test('PRIV-2 a link is of one account and one day, and ends with a new address', async () => {
  const made = await customer();
  await here.shop.pool.query('update users set password_hash = null where username = $1', [made.username]);
  await made.call(ownData.askLink, {});
  const token = await mailedToken(made);
  await here.shop.pool.query('update users set email = $2 where username = $1', [made.username, 'nueva@example.com']);
  expect(await here.shop.guest().refusal(ownData.useLink, { token })).toMatchObject({ code: 'link_spent' });
  await here.shop.pool.query('update users set email = $2 where username = $1', [made.username, made.email]);
  here.shop.clock.advance(dayMs + 1000);
  expect(await here.shop.guest().refusal(ownData.useLink, { token })).toMatchObject({ code: 'link_spent' });
});

test('PRIV-2 a customer with open orders is told which, and is erased when the last one is over', async () => {
  const boss = await here.shop.admin('jefa2');
  const scene = guestScene(here.shop, boss);
  const person = await customer();
  await person.call(addresses.add, homeAddress);
  const shirt = await scene.product({ stock: 9 });
  const { init_point, reference } = await person.call(checkout.start, { cartItems: [shirt.line(1)] });
  expect((await person.call(ownData.erasure, {})).open).toMatchObject([{ reference, why: 'payment', until: null }]);
  await scene.pay(init_point, 'APRO');
  await person.call(orders.record, { reference });
  expect((await person.call(ownData.erasure, {})).open).toMatchObject([{ reference, why: 'delivery' }]);
  expect(await erase(person)).toMatchObject({ waits: 1 });
  expect(await boss.call(ownData.requests, { user_name: person.username })).toMatchObject({ erasure: { waits: 1 } });
  await round(30);
  expect(await isThere(person)).toBe(true);
  // The session of the first one is over by now.
  const later = await here.shop.admin('jefa5');
  await later.call(fulfilmentDesk.addParcel, { reference });
  await later.call(fulfilmentDesk.move, { reference, to: 'delivered' });
  await round(2);
  expect(await isThere(person), 'within the time of the law to take it back').toBe(true);
  await round(40);
  expect(await isThere(person)).toBe(false);
  expect(await scene.order(reference)).toMatchObject({ userId: null, email: 'eliminado@percha.invalid' });
});
