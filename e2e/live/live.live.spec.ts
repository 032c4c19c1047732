import { expect, test } from '../fixtures/test.ts';
import type { BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { buyAsNewCustomer } from './first-purchase.ts';
import { openLiveShop, owner } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { shopper } from '../actors/shopper.ts';
import { addDelivery, addProduct } from './stock-shop.ts';

const product = 'Camisa de lino';

/** Larger than nginx's default limit, 1 MB, as photos of phones are. */
function photo(): Promise<Buffer> {
  return sharp({ create: { width: 800, height: 1000, channels: 3, background: '#b49' } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Returns the cookies that belong to the session; the cookie of a known browser stays after logout. */
async function sessionCookies(context: BrowserContext) {
  return (await context.cookies()).filter(({ name }) => name !== '__Host-known-browser');
}

let live: LiveShop;

test.beforeAll(async () => {
  live = await openLiveShop();
}, 180_000);

test.afterAll(() => live.close());

test('MEND-1 behind a proxy that terminates TLS the owner logs in, stocks the shop and logs out', async ({ visit }) => {
  const { page, context, close } = await visit({ shopUrl: live.url });
  await page.goto('/admin/categories');
  await shopper(page).logIn(owner.username, owner.password);
  await page.waitForURL('**/admin/categories');
  await addProduct(page, {
    name: product,
    price: '18990',
    picture: { name: 'camisa.png', mimeType: 'image/png', buffer: await photo() },
  });
  await page.goto('/admin/delivery');
  await page.getByText('Ninguna está activa').waitFor();
  await addDelivery(page, '4500');
  const [session] = await context.cookies();
  expect(session).toMatchObject({ name: '__Host-percha', secure: true, httpOnly: true, sameSite: 'Lax', path: '/' });
  await page.getByRole('button', { name: 'Cerrar sesión' }).filter({ visible: true }).first().click();
  await page.waitForURL((url) => !url.pathname.startsWith('/admin'));
  expect(await sessionCookies(context)).toEqual([]);
});

test('MEND-1 a customer registers, logs in, buys and logs out over https', async ({ visit }) => {
  const { page, context, close } = await visit({ shopUrl: live.url, width: 390 });
  const shown = page.waitForResponse((one) => one.url().startsWith(`${live.url}/media/`));
  await page.goto('/home?gender=Men');
  expect((await shown).headers()['content-type']).toMatch(/^image\//);
  await page.locator('main li').locator('a[href^="/detail/"]').first().click();
  await page.getByRole('heading', { level: 1, name: product }).waitFor();
  const username = await buyAsNewCustomer(page, live);
  // The provider's signed notification came through the proxy.
  const noticed = 'select 1 from payment_notices where handled_at is not null';
  await vi.waitFor(async () => expect((await live.database.pool.query(noticed)).rowCount).toBeGreaterThan(0), 60_000);
  await vi.waitFor(
    () => expect(live.emails.map(({ recipient }) => recipient)).toContain(`${username}@example.com`),
    60_000,
  );
  expect(live.emails.every(({ html = '' }) => !html.includes('http://localhost'))).toBe(true);
  await page.goto('/user');
  await page.getByRole('button', { name: 'Cuenta' }).filter({ visible: true }).first().click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).filter({ visible: true }).first().click();
  await expect.poll(() => sessionCookies(context), { timeout: 60_000 }).toEqual([]);
  expect((await page.goto('/user/orders'))?.url()).toContain('/login');
});

test('MEND-1 without scripts the login form works through a proxy', async ({ visit }) => {
  const { page, close } = await visit({ shopUrl: live.url, javaScriptEnabled: false });
  await page.goto('/login');
  await shopper(page).logIn(owner.username, owner.password);
  await page.waitForURL((url) => url.pathname !== '/login');
  expect(page.url()).toContain(live.url);
});

test('MEND-1 over https every address is on the public origin, also in cached pages, and forms from other origins are rejected', async () => {
  const guest = await fetch(`${live.url}/home?gender=Men`);
  expect(guest.headers.get('strict-transport-security')).toContain('max-age=31536000');
  expect([...(await guest.text()).matchAll(/http:\/\/localhost[^"' ]*/g)]).toEqual([]);
  const again = await fetch(`${live.url}/home?gender=Men`, { headers: { 'x-forwarded-host': 'malo.example' } });
  expect(await again.text()).not.toContain('malo.example');
  const form = {
    method: 'POST',
    body: new URLSearchParams({ user_name: 'x', user_password: 'y' }),
    redirect: 'manual',
  } as const;
  const moved = await fetch(`${live.url}/logout`, { ...form, headers: { origin: live.url } });
  expect(new URL(moved.headers.get('location') ?? '', live.url).origin).toBe(live.url);
  for (const origin of ['https://malo.example', live.url.replace('https:', 'http:')]) {
    expect((await fetch(`${live.url}/login`, { ...form, headers: { origin } })).status).toBe(403);
  }
  expect(live.output()).not.toMatch(/"level":(?:5|6)0/);
});

test('MEND-1 the shop’s keep-alive timeout is longer than the proxy’s', async () => {
  const { headers } = await fetch(`${live.innerUrl}/healthz`);
  expect(headers.get('keep-alive')).toBe('timeout=75');
});
