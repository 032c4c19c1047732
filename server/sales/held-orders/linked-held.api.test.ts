import { beforeAll, expect, test } from 'vitest';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { linkedHeld } from '#contract/sales/payments/linked-held.ts';
import { paymentLinks } from '#contract/sales/payments/payment-links.ts';
import type { Actor } from '#test/actor.ts';
import { guestScene } from '#test/guests.ts';
import { heldScene } from '#test/held-scene.ts';
import { homeAddress } from '#test/home-address.ts';
import { openedDesk } from '#test/opened-shop.ts';
import type { Shop } from '#test/shop.ts';

const here = openedDesk((shop: Shop, admin: Actor) => ({ ...heldScene(shop, admin), ...guestScene(shop, admin) }));

beforeAll(async () => {
  await here.scene.offer();
  await here.scene.allow();
});

const bytes = Buffer.from('%PDF-1.7\ntrailer\n%%EOF\n', 'latin1');

test('PRICE-11 a transfer without a login: the account to pay into, its receipt, and no other order by the link', async () => {
  const guest = here.scene.browser();
  const { init_point, reference } = await here.scene.start(guest, here.scene.newEmail(), { means: 'transfer' });
  const token = await here.scene.tokenOf(reference);
  expect(init_point).toBe(`/pagar/${token}?collection_status=pending`);
  expect(await guest.call(paymentLinks.follow, { token })).toMatchObject({ byHand: 'transfer', isPayable: false });
  const held = await guest.call(linkedHeld.show, { token });
  expect([held.means, held.isCancellable]).toEqual(['transfer', true]);
  expect(held.account?.number).toMatch(/casa\.telar\.sur/i);
  const { receipts } = await guest.call(linkedHeld.sendReceipt, { token, bytes });
  expect(receipts).toMatchObject([{ state: 'waiting', type: 'pdf' }]);
  const id = receipts[0]?.id ?? '';
  expect(Buffer.from((await guest.call(linkedHeld.receipt, { token, id })).bytes).equals(bytes)).toBe(true);

  const other = await here.scene.start(here.scene.browser(), here.scene.newEmail(), { means: 'transfer' });
  const otherToken = await here.scene.tokenOf(other.reference);
  expect((await guest.refusal(linkedHeld.receipt, { token: otherToken, id })).code).toBe('order_not_found');
  expect(await guest.call(paymentLinks.cancel, { token: otherToken })).toMatchObject({ status: 'failure' });
});

test('PRICE-11 the same transfer again is the same order, and so is none of an account with the same address', async () => {
  const person = await here.shop.customer('mismacasa');
  const guest = here.scene.browser();
  const shirt = await here.scene.product({ stock: 9 });
  const means = 'transfer' as const;
  const bag = { cartItems: [shirt.line()], means };
  const first = await here.scene.start(guest, 'mismacasa@example.com', bag);
  expect(await here.scene.start(guest, 'mismacasa@example.com', bag)).toEqual(first);
  const own = await person.call(checkout.start, bag);
  expect(own.reference).not.toBe(first.reference);
  expect(await here.scene.stock(shirt)).toBe(7);
});

test('PRICE-11 one address holds units of five orders at most, from whatever browsers, and its account of its own five', async () => {
  const email = 'acaparadora@example.com';
  const person = await here.shop.customer('acaparadora');
  const held = () => here.scene.start(here.scene.browser(), email, { means: 'transfer' });
  for (let order = 1; order <= 5; order += 1) await held();
  const cartItems = [(await here.scene.product()).line()];
  const means = 'transfer' as const;
  const asked = { email, address: homeAddress, cartItems, means };
  expect((await here.scene.browser().refusal(checkout.startAsGuest, asked)).code).toBe('too_many_held');
  await person.call(checkout.start, { cartItems, means: 'transfer' });
});
