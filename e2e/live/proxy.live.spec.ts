import { addresses } from '#contract/people/addresses.ts';
import { categories } from '#contract/goods/categories.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { delivery } from '#contract/delivery/delivery.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { homeMethod } from '#test/delivery.ts';
import { homeAddress } from '#test/home-address.ts';
import { openCardPage } from '#test/sandbox/card-page.ts';
import { shirt } from '#test/shirt.ts';
import { shopper } from '../actors/shopper.ts';
import { customerCalls, ownerCalls } from './calls.ts';
import { owner } from './live-shop.ts';
import { expect, test } from './test.ts';

// The shop of these tests has its address and its credentials from the environment.

test('MEND-1 through a proxy that terminates TLS forms from other origins are rejected, and redirects stay on the public origin', async ({
  live,
  request,
}) => {
  expect((await request.get('/login')).headers()['strict-transport-security']).toContain('max-age=31536000');
  const form = { user_name: 'x', user_password: 'y' };
  const send = (path: string, origin: string) => request.post(path, { form, headers: { origin }, maxRedirects: 0 });
  for (const origin of ['https://malo.example', live.url.replace('https:', 'http:')]) {
    expect((await send('/login', origin)).status()).toBe(403);
  }
  const moved = await send('/logout', live.url);
  expect(new URL(moved.headers()['location'] ?? '', live.url).origin).toBe(live.url);
  expect(live.output()).not.toMatch(/"level":(?:5|6)0/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('MEND-1 the login form works through a proxy, and its cookie is only for the shop’s server, over https', async ({
    page,
    context,
    live,
  }) => {
    await page.goto('/login');
    await shopper(page).logIn(owner.username, owner.password);
    await page.waitForURL((url) => url.pathname !== '/login');
    expect(page.url()).toContain(live.url);
    const [session] = await context.cookies();
    expect(session).toMatchObject({ name: '__Host-percha', secure: true, httpOnly: true, sameSite: 'Lax', path: '/' });
  });
});

test('MEND-1 the shop’s keep-alive timeout is longer than the proxy’s', async ({ live, request }) => {
  const { 'keep-alive': kept } = (await request.get(`${live.innerUrl}/healthz`)).headers();
  expect(kept).toBe('timeout=75');
});

test('MEND-1 the provider’s notice comes through the proxy: an order is paid though its buyer does not return', async ({
  live,
}) => {
  const calls = await ownerCalls(live);
  await calls.call(categories.create, { id: shirt.category, title: 'Camisas', genre: 'women' });
  await calls.call(delivery.addMethod, homeMethod());
  const { variants } = await calls.call(productDesk.create, { ...shirt, currentPrice: '18990' });
  const buyer = await customerCalls(live, 'compra');
  await buyer.call(addresses.add, homeAddress);
  const cartItems = [{ variantId: variants[0]?.variantId ?? 0, quantity: 1 }];
  const { init_point, reference } = await buyer.call(checkout.start, { cartItems });
  const { send } = await openCardPage(init_point);
  await send();
  const noticed = 'select from payment_notices where handled_at is not null';
  await expect.poll(async () => (await live.database.pool.query(noticed)).rowCount).toBeGreaterThan(0);
  expect((await buyer.call(orders.one, { key: reference })).status).toBe('approved');
});
