import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openShop, type Shop } from '#test/shop.ts';

let shop: Shop;
let open: Shop;

beforeAll(async () => {
  shop = await openShop({ env: { EXCLUDED_PAYMENT_TYPES: 'ticket, debit_card' } });
  open = await openShop();
});
afterAll(async () => {
  await shop.close();
  await open.close();
});

const preference = z.looseObject({ payment_methods: z.unknown().optional() });

/** Starts a purchase; returns what the provider was told of its means, and what its page offers. */
async function offeredBy(own: Shop) {
  const scene = purchaseScene(own);
  const person = await own.customer('medios');
  const shirt = await scene.product();
  const { init_point } = await person.call(checkout.start, { cartItems: [shirt.line()] });
  const id = new URL(init_point).searchParams.get('pref_id') ?? '';
  const headers = { authorization: 'Bearer TEST-access-token' };
  const told = await fetch(`${own.sandbox.url}/checkout/preferences/${id}`, { headers });
  const page = await fetch(init_point);
  return {
    pay: (means: 'ticket' | 'bank_transfer') => scene.control.payPreference({ preference_id: id, means }),
    methods: preference.parse(await told.json()).payment_methods,
    html: await page.text(),
  };
}

test('PAY-7 a means that the owner excludes is told to the provider, and its page does not offer it', async () => {
  const { pay, methods, html } = await offeredBy(shop);
  expect(methods).toEqual({ excluded_payment_types: [{ id: 'ticket' }, { id: 'debit_card' }] });
  expect(html).toContain('Transferencia');
  expect(html).not.toContain('Rapipago');
  await expect(pay('ticket')).rejects.toThrow('takes no payment');
  await pay('bank_transfer');
});

test('PAY-7 without the setting all of them are offered', async () => {
  const { pay, methods, html } = await offeredBy(open);
  expect(methods).toBeUndefined();
  expect(html).toContain('Rapipago');
  await pay('ticket');
});
