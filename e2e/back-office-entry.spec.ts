import { expect, test } from 'vitest';
import { texts } from '#contract/texts.ts';
import { administrator } from './administrator.ts';
import { logIn } from './ready-accounts.ts';
import { account } from './session-scene.ts';
import { shopper } from './shopper.ts';
import { visit, widths } from './visit.ts';

test.each(widths)(
  'from a page of the shop, an administrator goes into the back office and back, at %i px',
  async (width) => {
    const { page, close } = await visit({ width });
    await logIn(page, 'admin', 'admin1234');
    await page.goto('/home?gender=Men');
    await page.getByRole('button', { name: 'Cuenta' }).click();
    await account(page).getByRole('link', { name: texts.nav.adminPanel }).click();
    await page.waitForURL((url) => url.pathname === '/admin');
    await page.getByRole('link', { name: 'Ver la tienda' }).waitFor();
    const she = administrator(page);
    await (await she.menu(width)).getByRole('link', { name: 'Órdenes', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/admin/orders');
    await page.goBack();
    await page.goBack();
    await page.waitForURL((url) => `${url.pathname}${url.search}` === '/home?gender=Men');
    await account(page).waitFor({ state: 'attached' });
    await page.goForward();
    await page.waitForURL((url) => url.pathname === '/admin');
    await close();
  },
);

test('a page of the back office that is in the history of a reloaded page of the shop opens', async () => {
  const { page, close } = await visit();
  await administrator(page).enter('/admin/orders?status=pending');
  await page.getByRole('link', { name: 'Ver la tienda' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.reload();
  await page.goBack();
  // The history has the address before the page.
  await page.getByRole('heading', { level: 1, name: /rdenes/ }).waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/admin/orders?status=pending');
  await close();
});

test('a guest who asked for a page of the back office is there after the login', async () => {
  const { page, close } = await visit();
  await page.goto('/admin/orders?status=pending');
  await page.waitForURL((url) => url.pathname === '/login');
  await shopper(page).logIn('admin', 'admin1234');
  await page.waitForURL((url) => `${url.pathname}${url.search}` === '/admin/orders?status=pending');
  await page.getByRole('link', { name: 'Ver la tienda' }).waitFor();
  await close();
});

test('an address that nobody has, followed in a page of the shop, shows that it does not exist', async () => {
  const { page, close } = await visit();
  await page.goto('/bag');
  await page.evaluate(`void __reactRouterDataRouter.navigate('/no-such-page')`);
  await page.waitForURL((url) => url.pathname === '/no-such-page');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/bag');
  await close();
});
