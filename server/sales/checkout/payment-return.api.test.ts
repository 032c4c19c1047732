import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { purchaseScene } from '#test/purchase.ts';
import { preferenceIdOf } from '#test/sandbox/page-ids.ts';
import { inLanguage } from '#server/core/context/request-language.ts';
import { accessOf } from '../payments/mercado-pago/environment.ts';
import { openedScene } from '#test/opened-shop.ts';

const here = openedScene(purchaseScene);

beforeAll(async () => {
  await (await here.shop.admin()).call(settingsDesk.languages, { otherLanguage: 'en' });
});

const preference = z.object({ back_urls: z.record(z.string(), z.string()) });

/** Returns the paths to which the provider sends the buyer back, each once. */
async function waysBack(paymentPage: string): Promise<string[]> {
  const response = await fetch(`${here.shop.sandbox.url}/checkout/preferences/${preferenceIdOf(paymentPage)}`, {
    headers: { authorization: `Bearer ${accessOf(here.shop.settings).accessToken}` },
  });
  const { back_urls: urls } = preference.parse(await response.json());
  return [...new Set(Object.values(urls).map((url) => new URL(url).pathname))];
}

test('OWN-2 PAY-4 a buyer returns from the payment to the language of the purchase', async () => {
  const product = await here.scene.product();
  const asked = { cartItems: [product.line()] };
  const spanish = await here.shop.customer('comprador');
  const own = await spanish.call(checkout.start, asked);
  expect(await waysBack(own.init_point)).toEqual(['/user/orders/actual']);
  const english = await here.shop.customer('buyer');
  const other = await inLanguage('en', () => english.call(checkout.start, asked));
  expect(await waysBack(other.init_point)).toEqual(['/en/user/orders/actual']);
});

test('OWN-2 PAY-4 an order that waits for its payment keeps its payment page, whatever the language of the next click', async () => {
  const product = await here.scene.product();
  const buyer = await here.shop.customer('both');
  const begun = await inLanguage('en', () => buyer.call(checkout.start, { cartItems: [product.line()] }));
  const again = await buyer.call(orders.payAgain, { reference: begun.reference });
  expect(again.init_point).toBe(begun.init_point);
});
