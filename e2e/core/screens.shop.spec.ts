import { expect, test } from '../fixtures/test.ts';
import { t } from '#messages/messages.ts';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { checkoutTexts } from '#contract/sales/checkout/checkout.texts.ts';
import { texts } from '#contract/core/texts.ts';
import { logIn } from '../actors/ready-accounts.ts';
import { expectOnce } from './toasts.ts';

test('CAT-2 CAT-3 CAT-4 CAT-6 the catalogue keeps its state in the address, and its sheet of filters the focus', async ({
  page,
}) => {
  await page.goto('/home?gender=Men');
  await page.getByRole('link', { name: 'Página 3' }).click();
  await page.waitForURL(/page=3/);

  await page.getByRole('button', { name: /^Filtrar y ordenar · \d+ productos$/ }).click();
  const brands = page.getByLabel('Marca', { exact: true });
  await brands.selectOption({ index: 1 });
  await page.waitForURL(({ searchParams }) => searchParams.has('brand') && !searchParams.has('page'));
  await page
    .getByRole('link', { name: /^Quitar / })
    .first()
    .waitFor({ state: 'attached' });
  await page.reload();
  await expect(brands).toHaveValue(new URL(page.url()).searchParams.get('brand') ?? '');

  // The sheet stays open after a choice, and the focus stays on what was chosen.
  await page.getByRole('button', { name: /^Filtrar y ordenar/ }).click();
  const medium = page.getByRole('link', { name: /^M\s*\d+$/ });
  await medium.click();
  await page.waitForURL(/size=M/);
  await page.getByRole('link', { name: 'Quitar M', exact: true }).waitFor({ state: 'attached' });
  await expect(medium).toBeFocused();
  await page.getByRole('link', { name: /^L\s*\d+$/ }).click();
  await page.waitForURL(/size=M&size=L/);
  await page.getByLabel('Desde').fill('1');
  await page.getByRole('button', { name: 'Aplicar precios' }).click();
  await page.waitForURL(({ searchParams }) => searchParams.get('minPrice') === '1' && searchParams.has('brand'));
  await page.getByRole('button', { name: /^Ver \d+ producto/ }).click();
  const open = page.getByRole('button', { name: /^Filtrar y ordenar \(5\) · \d+ productos?$/ });
  await open.waitFor();
  await page.getByRole('link', { name: 'Quitar M', exact: true }).click();
  await page.waitForURL(({ searchParams }) => searchParams.getAll('size').join() === 'L');

  const search = page.locator('main').getByRole('search');
  await page.getByRole('button', { name: /^Filtrar y ordenar/ }).click();
  await search.getByLabel('Buscar').first().fill('zzzz qqqq');
  await search.getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('button', { name: 'Ver 0 productos' }).click();
  await page.getByText(t('texts.nothingFound')).click();
  await page.waitForURL(/\/home\?gender=Men$/);
  await page.getByRole('button', { name: /^Filtrar y ordenar/ }).click();
  await search.getByRole('button', { name: 'Buscar' }).click();
  await page.getByText(t('texts.emptySearch')).waitFor();
});

test('SHELL-4 SHELL-5 BAG-3 the bag opens beside the page with its units, and no damaged state breaks it', async ({
  page,
  shopper,
}) => {
  await page.goto('/detail/3');
  await shopper.openBag();
  await shopper.bag.getByText(texts.bag.emptyModal).waitFor();
  await page.keyboard.press('Escape');
  await shopper.addToBag();
  const icon = page.getByRole('button', { name: 'Carrito, 1 producto' }).first();
  await icon.waitFor();
  await page.reload();
  await icon.waitFor();

  // FORM-1 PAY-1: with scripts too, why an administrator cannot buy is said once.
  await logIn(page, 'admin', 'admin1234');
  await page.goto('/bag');
  await page.getByRole('button', { name: texts.bag.pay }).click();
  await expectOnce(page, checkoutTexts.adminRefused);

  await shopper.openBag();
  await shopper.bag.getByRole('button', { name: /Restar uno/ }).click();
  await shopper.bag.getByText(texts.bag.emptyModal).waitFor();
  await page.evaluate(() => localStorage.setItem('root', '{"version":1,"values":{"bag":[{"id":"x"}]}}'));
  await page.reload();
  await page.getByText(texts.bag.emptyPage).waitFor();
});

test('SHELL-2 SHELL-3 SHELL-7 the account menu depends on the role, and logging out is told @all', async ({
  page,
  shopper,
}) => {
  const account = page
    .getByRole('button', { name: /cuenta/i })
    .filter({ visible: true })
    .first();
  const menu = page.getByRole('navigation', { name: 'Cuenta' });
  await page.goto('/login');
  await account.click();
  await menu.getByText(texts.nav.guest).waitFor();
  await page.keyboard.press('Escape');
  await shopper.logIn('cliente', 'equivocada');
  await page.getByRole('alert').getByText(accountTexts.login.refused).waitFor();
  await shopper.logIn('cliente', 'cliente1234');
  await shopper.toast(texts.login.done);
  await account.click();
  for (const name of [
    texts.nav.profile,
    texts.nav.orders,
    texts.nav.reviews,
    texts.nav.wishlist,
    texts.nav.changePassword,
  ]) {
    await menu.getByRole('link', { name }).waitFor();
  }
  await menu.getByRole('button', { name: /cerrar sesi/i }).click();
  await shopper.toast(texts.session.loggedOut);
});
