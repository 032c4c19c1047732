import { expect, test } from '../fixtures/test.ts';
import { texts } from '#contract/texts.ts';
import { logIn } from '../actors/ready-accounts.ts';
import { account } from '../people/session-scene.ts';
import { shopper } from '../actors/shopper.ts';

test('from a page of the shop, an administrator goes into the back office and back', async ({ page, owner }) => {
  await logIn(page, 'admin', 'admin1234');
  await page.goto('/home?gender=Men');
  await page.getByRole('button', { name: 'Cuenta' }).click();
  await account(page).getByRole('link', { name: texts.nav.adminPanel }).click();
  await page.waitForURL((url) => url.pathname === '/admin');
  await page.getByRole('link', { name: 'Ver la tienda' }).waitFor();
  await (await owner.menu(width)).getByRole('link', { name: 'Órdenes', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/admin/orders');
  await page.goBack();
  await page.goBack();
  await page.waitForURL((url) => `${url.pathname}${url.search}` === '/home?gender=Men');
  await account(page).waitFor({ state: 'attached' });
  await page.goForward();
  await page.waitForURL((url) => url.pathname === '/admin');
});

test('a page of the back office that is in the history of a reloaded page of the shop opens', async ({
  page,
  owner,
}) => {
  await owner.enter('/admin/orders?status=pending');
  await page.getByRole('link', { name: 'Ver la tienda' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.reload();
  await page.goBack();
  // The history has the address before the page.
  await page.getByRole('heading', { level: 1, name: /rdenes/ }).waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/admin/orders?status=pending');
});

test('a guest who asked for a page of the back office is there after the login', async ({ page }) => {
  await page.goto('/admin/orders?status=pending');
  await page.waitForURL((url) => url.pathname === '/login');
  await shopper(page).logIn('admin', 'admin1234');
  await page.waitForURL((url) => `${url.pathname}${url.search}` === '/admin/orders?status=pending');
  await page.getByRole('link', { name: 'Ver la tienda' }).waitFor();
});

test('an address that nobody has, followed in a page of the shop, shows that it does not exist', async ({ page }) => {
  await page.goto('/bag');
  await page.evaluate(`void __reactRouterDataRouter.navigate('/no-such-page')`);
  await page.waitForURL((url) => url.pathname === '/no-such-page');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/bag');
});
