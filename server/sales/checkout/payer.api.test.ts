import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { paymentLinks } from '#contract/sales/payments/payment-links.ts';
import { purchaseScene } from '#test/purchase.ts';
import { preferenceIdOf } from '#test/sandbox/page-ids.ts';
import { accessOf } from '../payments/mercado-pago/environment.ts';
import { openedScene } from '#test/opened-shop.ts';

const here = openedScene(purchaseScene);

const preference = z.object({
  payer: z.looseObject({}),
  items: z.array(z.looseObject({ category_id: z.string() })),
  date_of_expiration: z.string(),
});

/** Returns what the provider was told with a payment page. */
async function toldOf(id: string) {
  const response = await fetch(`${here.shop.sandbox.url}/checkout/preferences/${id}`, {
    headers: { authorization: `Bearer ${accessOf(here.shop.settings).accessToken}` },
  });
  return preference.parse(await response.json());
}

test('PAY-7 the provider gets what the shop knows of the buyer, where it goes, and the goods with their picture', async () => {
  const buyer = await here.shop.customer('pagadora');
  const product = await here.scene.product();
  await here.shop.pool.query("update users set dni = '30111222', lastname = 'Paz' where username = 'pagadora'");
  await here.shop.pool.query(
    `insert into product_images (product_id, position, path, width, height, widths)
      values ($1, 0, '/media/abc', 1280, 1600, '{320,640,1280}')`,
    [product.id],
  );
  const { init_point } = await buyer.call(checkout.start, { cartItems: [product.line()] });
  const told = await toldOf(preferenceIdOf(init_point));
  expect(told.payer).toMatchObject({
    email: 'pagadora@example.com',
    surname: 'Paz',
    identification: { type: 'DNI', number: '30111222' },
    phone: { number: '+541123456789' },
    address: { zip_code: '1043', street_name: 'Av. Corrientes', street_number: '1234' },
  });
  expect(told.items[0]).toMatchObject({ category_id: 'fashion' });
  expect(told.items[0]?.['picture_url']).toMatch(/^https?:\/\/[^/]+\/media\/abc\/640\./);
});

test('PAY-7 DESK-4 of a buyer without an account it gets the name and phone that were left', async () => {
  const admin = await here.shop.admin();
  const product = await here.scene.product();
  const key = randomUUID();
  await admin.call(manualOrders.create, {
    key,
    cartItems: [product.line()],
    buyer: { recipient: 'Luz Ríos', phone: '351 555-0134' },
    delivery: { what: 'counter' },
    payment: 'link',
  });
  await admin.call(manualOrders.link, { reference: key });
  const token = (await here.scene.order(key)).trackingToken ?? '';
  const { init_point } = await here.shop.guest().call(paymentLinks.pay, { token });
  const told = await toldOf(preferenceIdOf(init_point));
  expect(told.payer).toMatchObject({ name: 'Luz Ríos', phone: { number: '+543515550134' } });
});
