import { expect, test } from '../fixtures/test.ts';
import { texts } from '#contract/core/texts.ts';
import { account } from '../people/session-scene.ts';

const addressOf = (url: URL) => `${url.pathname}${url.search}`;

test('a guest who asked for a page of the back office is there after the login, and comes back to it from a reloaded page of the shop @all', async ({
  page,
  shopper,
}) => {
  const asked = '/admin/orders?status=pending';
  await page.goto(asked);
  await page.waitForURL((url) => url.pathname === '/login');
  await shopper.logIn('admin', 'admin1234');
  await page.waitForURL((url) => addressOf(url) === asked);
  await page.getByRole('link', { name: 'Ver la tienda' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.reload();
  await page.goBack();
  // The history has the address before the page.
  await expect(page.getByRole('heading', { level: 1, name: /rdenes/ })).toBeVisible();
  expect(addressOf(new URL(page.url()))).toBe(asked);
});

test('ADM-1 from a page of the shop, an administrator goes into the back office and back, and logs out @all', async ({
  page,
  owner,
}) => {
  await page.goto('/home?gender=Men');
  await page.getByRole('button', { name: 'Cuenta' }).click();
  await account(page).getByRole('link', { name: texts.nav.adminPanel }).click();
  await page.waitForURL((url) => url.pathname === '/admin');
  await expect(page.getByRole('link', { name: 'Ver la tienda' })).toBeVisible();
  await (await owner.menu()).getByRole('link', { name: 'Órdenes', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/admin/orders');
  await page.goBack();
  await page.goBack();
  await page.waitForURL((url) => addressOf(url) === '/home?gender=Men');
  await expect(account(page)).toBeAttached();
  await page.goForward();
  await page.waitForURL((url) => url.pathname === '/admin');
  await (await owner.menu()).getByRole('button', { name: 'Cerrar Sesión' }).click();
  await owner.toast('Sesión cerrada exitosamente!');
  await page.waitForURL((url) => url.pathname === '/');
});

test('an address that nobody has, followed in a page of the shop, shows that it does not exist @all', async ({
  page,
}) => {
  await page.goto('/bag');
  await page.evaluate(`void __reactRouterDataRouter.navigate('/no-such-page')`);
  await page.waitForURL((url) => url.pathname === '/no-such-page');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/bag');
});
