import { createInterface } from 'node:readline/promises';
import createClient from 'openapi-fetch';
import type { paths } from '../../.cache/openapi-client/schema.d.ts';

// A client that knows the shop only by its OpenAPI document: `node buyer.ts API_ADDRESS PRODUCT_ID`. It prints the
// payment address, reads the payment's id, and prints the status of the order. The types come from the document.
const [, , baseUrl = '', productId = ''] = process.argv;
const shop = createClient<paths>({ baseUrl });

async function bought(): Promise<void> {
  const account = { name: 'Rosa', email: 'rosa@example.com', user_name: 'rosa', user_password: 'secreta1' };
  await shop.POST('/users/create', { body: account });
  const login = await shop.POST('/users/login', { body: { user_name: 'rosa', user_password: 'secreta1' } });
  if (!login.data) throw new Error(login.error.detail);
  const headers = { Authorization: `Bearer ${login.data.token}` };
  await shop.POST('/users/addresses', {
    headers,
    body: {
      recipient: 'Rosa Díaz',
      phone: '11 2345-6789',
      street: 'Av. Corrientes',
      number: '1234',
      city: 'Buenos Aires',
      province: 'C',
      postalCode: '1043',
    },
  });
  const seen = await shop.GET('/products/detail/{id}', { params: { path: { id: Number(productId) } } });
  if (!seen.data) throw new Error(seen.error.detail);
  const size = seen.data.variants.find(({ isInStock }) => isInStock);
  if (!size) throw new Error('sold out');
  const line = { variantId: size.variantId, quantity: 2 };
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
