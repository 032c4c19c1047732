import { createInterface } from 'node:readline/promises';
import createClient from 'openapi-fetch';
import type { paths } from '../../.cache/openapi-client/schema.d.ts';

// A program that knows the shop by its OpenAPI document alone: `node buyer.ts API_ADDRESS PRODUCT_ID`. It writes the
// address where to pay, reads the payment's number, and writes how the order stands. Types come from the document.
const [, , baseUrl = '', productId = ''] = process.argv;
const shop = createClient<paths>({ baseUrl });

async function bought(): Promise<void> {
  const account = { name: 'Rosa', email: 'rosa@example.com', user_name: 'rosa', user_password: 'secreta1' };
  await shop.POST('/users/create', { body: account });
  const login = await shop.POST('/users/login', { body: { user_name: 'rosa', user_password: 'secreta1' } });
  if (!login.data) throw new Error(login.error.detail);
  const headers = { Authorization: `Bearer ${login.data.token}` };
  const seen = await shop.GET('/products/detail/{id}', { params: { path: { id: Number(productId) } } });
  if (!seen.data) throw new Error(seen.error.detail);
  const size = seen.data.variants.find(({ isInStock }) => isInStock);
  if (!size) throw new Error('sold out');
  const line = { id: seen.data.id, brandSize: size.brandSize, quantity: 2 };
  const checkout = await shop.POST('/mercadopago/payment', { headers, body: { cartItems: [line] } });
  if (!checkout.data) throw new Error(checkout.error.detail);
  process.stdout.write(`${checkout.data.init_point}\n`);
  const payment_id = await createInterface({ input: process.stdin }).question('');
  const order = await shop.POST('/ordendecompra', { headers, body: { payment_id } });
  if (!order.data) throw new Error(order.error.detail);
  process.stdout.write(`${order.data.status} ${order.data.total}\n`);
}

await bought();
process.exit(0);
