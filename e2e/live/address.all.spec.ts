import { shopper } from '../actors/shopper.ts';
import { desktop } from '../fixtures/visit.ts';
import { owner } from './live-shop.ts';
import { ownerWalk } from './owner-walk.ts';
import { expect, test } from './test.ts';

test.use({ liveOptions: { name: 'address', bare: true }, viewport: desktop });

test('OWN-1 OWN-3 a mistyped address locks nobody out, and the right one counts once it was opened there', async ({
  page,
  visit,
  live,
}) => {
  const walk = ownerWalk(page, live);
  await walk.begin(owner);
  await walk.set('web', { 'Dirección de la tienda': 'https://teinda.example' });
  const awaited = page.getByRole('region', { name: 'Dirección por confirmar' });
  await awaited.getByText('https://teinda.example', { exact: true }).waitFor();
  expect(await page.getByLabel('Dirección de la tienda').inputValue()).toBe(live.url);

  const other = await visit();
  await other.page.goto('/login');
  await shopper(other.page).logIn(owner.username, owner.password);
  await other.page.waitForURL((url) => url.pathname !== '/login');
  await other.close();

  const moved = live.url.replace('localhost', '127.0.0.1');
  await walk.set('web', { 'Dirección de la tienda': moved });
  await awaited.getByText(moved, { exact: true }).waitFor();
  const link = await awaited.getByRole('link').getAttribute('href');
  const path = new URL(link ?? '').pathname;
  const confirm = page.getByRole('button', { name: 'Usar esta dirección' });
  await page.goto(`${live.url}${path}`);
  await confirm.click();
  await page.getByText(`Para confirmarla, abra este enlace en ${moved}.`).waitFor();
  await page.goto(`${moved}${path}`);
  await confirm.click();
  await page.waitForURL((url) => url.origin === moved && url.pathname === '/login');
  await shopper(page).logIn(owner.username, owner.password);
  await page.waitForURL((url) => url.pathname.startsWith('/admin'));
  await page.goto(`${moved}/admin/settings/web`);
  expect(await page.getByLabel('Dirección de la tienda').inputValue()).toBe(moved);
  expect(await awaited.count()).toBe(0);
  expect((await page.goto(`${moved}${path}`))?.status()).toBe(404);
});
