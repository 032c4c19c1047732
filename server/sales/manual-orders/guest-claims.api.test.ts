import { beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { recovery } from '#contract/people/recovery.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { paymentLinks } from '#contract/sales/payments/payment-links.ts';
import { createActor, type Actor } from '#test/actor.ts';
import { guestScene } from '#test/guests.ts';
import { firstPassword } from '#test/post.ts';
import { openedPostDesk } from '#test/opened-shop.ts';

const { post, scene, admin } = openedPostDesk(guestScene);

beforeAll(async () => {
  await scene.allow();
});

/** The text of the newest e-mail to an address. */
async function letterTo(email: string): Promise<string> {
  await post.deliver();
  const mail = post.box.received.findLast(({ recipient }) => recipient === email);
  if (!mail) throw new Error(`no e-mail to ${email}`);
  return mail.text ?? '';
}

/** The link in a text that sets a password; undefined if there is none. */
function passwordLinkIn(text: string): { user_name: string; token: string } | undefined {
  const found = /\/user\/changepassword\/([^?\s]+)\?token=([\w-]{43})/.exec(text);
  return found ? { user_name: decodeURIComponent(found[1] ?? ''), token: found[2] ?? '' } : undefined;
}

async function loggedIn(user_name: string, user_password: string): Promise<Actor> {
  const { token } = await post.shop.guest().call(accounts.logIn, { user_name, user_password });
  return createActor(user_name, post.shop.sendAs({ authorization: `Bearer ${token}` }));
}

const numbersOf = async (person: Actor) =>
  (await person.call(orders.ofUser, { username: person.username })).map(({ number }) => number);

describe('PRICE-11 the e-mail of a purchase', () => {
  test('sets the password of its new account, once, and the account has the order from then on', async () => {
    const email = scene.newEmail();
    const guest = scene.browser();
    const { number, token } = await scene.paid(guest, email);
    const text = await letterTo(email);
    expect(post.box.received.filter(({ recipient }) => recipient === email)).toHaveLength(1);
    const link = passwordLinkIn(text);
    if (!link) throw new Error(`no link in: ${text}`);
    // The e-mail is read days later.
    post.shop.clock.advance(6 * 86_400_000);
    await guest.call(recovery.changePassword, { ...link, user_password: 'elegida1' });
    expect(await numbersOf(await loggedIn(link.user_name, 'elegida1'))).toEqual([number]);
    const again = await guest.refusal(recovery.changePassword, { ...link, user_password: 'elegida2' });
    expect(again.code).toBe('link_spent');
    const shown = await guest.call(paymentLinks.show, { token });
    expect(shown.account).toBe('none');
    expect(text).not.toContain(`/pagar/${token}`);
  });

  test('is of no use after a week', async () => {
    const email = scene.newEmail();
    await scene.paid(scene.browser(), email);
    const link = passwordLinkIn(await letterTo(email));
    post.shop.clock.advance(7 * 86_400_000 + 1);
    const late = await post.shop.guest().refusal(recovery.linkUser, link ?? { user_name: '', token: '' });
    expect(late.code).toBe('link_spent');
  });

  test('leads somebody with an account to the order, and sets no password of it', async () => {
    const { email } = await post.registered();
    const { token } = await scene.paid(scene.browser(), email);
    const text = await letterTo(email);
    expect(passwordLinkIn(text)).toBeUndefined();
    expect(text).toContain(`${post.shop.settings.publicUrl}/pagar/${token}`);
  });

  test('is not sent while nobody pays, and nobody is welcomed', async () => {
    const email = scene.newEmail();
    await scene.start(scene.browser(), email);
    await post.deliver();
    expect(post.box.received).toEqual([]);
  });
});

describe('PRICE-11 an order of an address that has an account', () => {
  test('is in the account once its owner logs in, if the address is proven', async () => {
    const owner = await post.registered();
    await post.shop.pool.query('update users set email_verified_at = now() where email = $1', [owner.email]);
    const guest = scene.browser();
    const { number } = await scene.paid(guest, owner.email.toUpperCase());
    const open = await scene.start(guest, owner.email);
    const earlier = createActor(owner.user_name, owner.send);
    expect(await numbersOf(earlier)).toEqual([]);
    const person = await loggedIn(owner.user_name, firstPassword);
    expect(await numbersOf(person)).toEqual([number]);
    expect(await scene.order(open.reference)).toMatchObject({ userId: null, isOpen: true });
  });

  test('stays where it is for whoever registered with an address that they did not prove', async () => {
    const owner = await post.registered();
    const guest = scene.browser();
    const { token, number } = await scene.paid(guest, owner.email);
    const person = await loggedIn(owner.user_name, firstPassword);
    expect(await numbersOf(person)).toEqual([]);
    // Who has the link too may add it.
    expect(await person.call(paymentLinks.show, { token })).toMatchObject({ account: 'claimable' });
    expect(await person.call(paymentLinks.claim, { token })).toMatchObject({ account: 'own', number });
    expect(await person.call(paymentLinks.claim, { token })).toMatchObject({ account: 'own' });
    expect(await numbersOf(person)).toEqual([number]);
  });

  test('is refused to an account with another address, and while its checkout is open', async () => {
    const owner = await post.registered();
    const other = await post.shop.customer('ajena');
    const guest = scene.browser();
    const { token } = await scene.paid(guest, owner.email);
    expect(await other.call(paymentLinks.show, { token })).toMatchObject({ account: 'unclaimed' });
    expect((await other.refusal(paymentLinks.claim, { token })).code).toBe('order_of_other_email');
    expect((await admin.refusal(paymentLinks.claim, { token })).code).toBe('not_allowed');
    const { reference } = await scene.start(guest, 'ajena@example.com');
    const open = await scene.tokenOf(reference);
    expect((await other.refusal(paymentLinks.claim, { token: open })).code).toBe('order_unpaid');
    expect(await numbersOf(other)).toEqual([]);
  });

  test('comes with the proof of the address, also by the link of a forgotten password', async () => {
    const owner = await post.registered();
    const { number } = await scene.paid(scene.browser(), owner.email);
    const link = await post.askForLink(owner.email);
    const token = link.searchParams.get('token') ?? '';
    const { user_name } = owner;
    await post.shop.guest().call(recovery.changePassword, { user_name, token, user_password: 'nueva1234' });
    expect(await numbersOf(await loggedIn(user_name, 'nueva1234'))).toEqual([number]);
  });

  test('of an administrator is in no account', async () => {
    const { number, reference, token } = await scene.paid(scene.browser(), 'jefa@example.com');
    await post.shop.pool.query(`update users set email_verified_at = now() where username = 'jefa'`);
    expect(await scene.order(reference)).toMatchObject({ userId: null });
    const text = post.box.received.findLast(({ text: words = '' }) => words.includes(String(number)))?.text ?? '';
    expect(text).not.toContain(`/pagar/${token}`);
  });

  test('is at the desk as one without an account, and with it once it is claimed', async () => {
    const owner = await post.registered();
    const { reference, token } = await scene.paid(scene.browser(), owner.email);
    expect(await admin.call(orderDesk.buyer, { reference })).toMatchObject({ account: null, email: owner.email });
    await (await loggedIn(owner.user_name, firstPassword)).call(paymentLinks.claim, { token });
    expect(await admin.call(orderDesk.buyer, { reference })).toMatchObject({ account: { username: owner.user_name } });
  });
});
