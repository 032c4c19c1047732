import { beforeAll, expect, test } from 'vitest';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { profile } from '#contract/people/profile.ts';
import { fulfilmentScene } from '#test/fulfilment.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { homeAddress } from '#test/home-address.ts';
import type { ShopWithPost } from '#test/post.ts';
import { openedPost } from '#test/opened-shop.ts';

const post = openedPost();
let scene: ReturnType<typeof fulfilmentScene>;
let owner: Awaited<ReturnType<ShopWithPost['shop']['admin']>>;
let helper: typeof owner;

beforeAll(async () => {
  scene = fulfilmentScene(post.shop);
  owner = await post.shop.admin('jefa');
  helper = await post.shop.admin('ayudante');
  // An administrator without an address gets none.
  const unreached = await post.shop.admin('sincorreo');
  await post.shop.pool.query('update users set email = null where id = $1', [unreached.id]);
});

/** Returns who is told of an order, after everything was delivered by two processes at once. */
async function readersOf(number: number): Promise<string[]> {
  await Promise.all([post.deliver(), post.deliver()]);
  return post.box.received
    .filter(({ subject }) => subject === `Nueva orden ${number}`)
    .map(({ recipient }) => recipient)
    .toSorted();
}

test('DESK-5 each administrator is told of a paid order once, with its goods, total, delivery and page', async () => {
  const { reference, number, buyer } = await scene.paidOrder([2]);
  expect(await readersOf(number)).toEqual(['ayudante@example.com', 'jefa@example.com']);
  const mail = post.box.received.find(({ recipient }) => recipient === 'jefa@example.com');
  const { total, delivery } = await buyer.call(orders.one, { key: reference });
  const words = [
    '2 × Prenda 1',
    formatPrice(total).replaceAll('\u00A0', ' '),
    delivery.title,
    `${post.shop.settings.publicUrl}/admin/orders/${reference}`,
  ];
  for (const text of [mail?.text, mail?.html]) {
    const plain = (text ?? '').replaceAll(/\u00A0|&nbsp;/g, ' ');
    expect(words.filter((one) => !plain.includes(one))).toEqual([]);
    // The shop is in the same street.
    const withoutFoot = plain.replaceAll(shop().address ?? 'no address', '');
    // Nothing personal of the buyer: mailboxes keep it when the account is gone.
    expect(
      [buyer.username, homeAddress.street, homeAddress.recipient].filter((one) => withoutFoot.includes(one)),
    ).toEqual([]);
  }
  // Read again from the beginning, the log makes no second one.
  await post.shop.pool.query('delete from event_subscribers');
  await readersOf(number);
  expect(await readersOf(number)).toEqual(['ayudante@example.com', 'jefa@example.com']);
});

test('DESK-5 an unpaid order is told to nobody', async () => {
  const { reference } = await scene.unpaidOrder();
  expect(await readersOf((await scene.order(reference)).number)).toEqual([]);
});

test('DESK-5 an administrator switches the e-mails off, with the version that was seen, and on again', async () => {
  expect(await owner.call(accounts.session, {})).toMatchObject({ user: { receivesOrderEmails: true } });
  const { version } = await owner.call(profile.find, { id: owner.username });
  const off = { id: owner.username, receivesOrderEmails: false };
  const stale = await owner.refusal(profile.update, { ...off, version: version + 1 });
  expect(stale.code).toBe('changed_meanwhile');
  expect(await owner.call(profile.update, { ...off, version })).toMatchObject({ receivesOrderEmails: false });
  const one = await scene.paidOrder();
  expect(await readersOf(one.number)).toEqual(['ayudante@example.com']);
  await owner.call(profile.update, { ...off, receivesOrderEmails: true });
  const other = await scene.paidOrder();
  expect(await readersOf(other.number)).toEqual(['ayudante@example.com', 'jefa@example.com']);
});

test('DESK-5 who is no administrator any more, or wants none meanwhile, gets none that is still on its way', async () => {
  const { number } = await scene.paidOrder();
  post.box.refuse(451, 3);
  await post.deliver();
  await post.shop.pool.query(`update users set rol = 'client' where id = $1`, [helper.id]);
  await owner.call(profile.update, { id: owner.username, receivesOrderEmails: false });
  post.shop.clock.advance(61_000);
  expect(await readersOf(number)).toEqual([]);
  await post.shop.pool.query(`update users set rol = 'admin' where id = $1`, [helper.id]);
  await owner.call(profile.update, { id: owner.username, receivesOrderEmails: true });
});

test('DESK-5 the e-mail is among those of the order, and can be sent again', async () => {
  const { reference, number } = await scene.paidOrder();
  await readersOf(number);
  const emails = await owner.call(orderDesk.emails, { reference });
  const own = emails.find(({ kind, recipient }) => kind === 'new-order' && recipient === 'jefa@example.com');
  post.box.received.length = 0;
  await owner.call(orderDesk.sendAgain, { reference, id: own?.id ?? 0 });
  expect(await readersOf(number)).toEqual(['jefa@example.com']);
});
