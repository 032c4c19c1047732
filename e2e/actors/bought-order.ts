import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { checkoutStarted } from '#contract/sales/checkout/checkout.ts';
import { openCardPage } from '#test/sandbox/card-page.ts';
import { shopOf } from '../fixtures/visit.ts';
import { plentifulSize } from './plentiful.ts';
import { newCustomer } from './ready-accounts.ts';

const seen = z.object({ number: z.int(), status: z.literal('approved') });

/** Places an order of one unit by the person of the browser's session, without paying it. */
export async function openOrder(page: Page) {
  const answer = await page.request.post('/api/mercadopago/payment', {
    headers: { origin: shopOf(page).url },
    data: { cartItems: [{ ...(await plentifulSize(page)), quantity: 1 }] },
  });
  expect(answer.status()).toBe(200);
  return checkoutStarted.parse(await answer.json());
}

/**
 * Places an order by the person of the browser's session and pays it with a card that is approved: without the screens,
 * which the tests of the purchase prove. The page that is open does not change.
 */
export async function paidOrder(page: Page) {
  const { reference, init_point: address } = await openOrder(page);
  const { location } = await (await openCardPage(address)).send();
  // The shop reads the payment when its buyer comes back from the provider.
  expect((await page.request.get(location ?? '')).status()).toBe(200);
  const order = await page.request.get(`/api/orders/${reference}`);
  return { reference, ...seen.parse(await order.json()) };
}

/** Buys a product as a new customer, who is logged in from now on. Returns the customer and the order. */
export async function boughtOrder(page: Page) {
  const buyer = await newCustomer(page);
  return { buyer, ...(await paidOrder(page)) };
}
