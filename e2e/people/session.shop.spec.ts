import { expect, test } from '../fixtures/test.ts';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { texts } from '#contract/core/texts.ts';
import { account, endSession, expired, guestWords, storedForm } from './session-scene.ts';
import { openPlentiful } from '../actors/plentiful.ts';
import { newCustomer } from '../actors/ready-accounts.ts';

const save = { name: accountTexts.profile.save };

test('MEND-7 back from the payment page, a person who logged in meanwhile can pay, also when the session is over @all', async ({
  page,
  context,
  buyer,
}) => {
  await context.clearCookies();
  await openPlentiful(page);
  await buyer.addToBag();
  await page.goto('/bag');
  await page.getByRole('link', { name: /inicie sesión/ }).click();
  await buyer.logIn(buyer.username, buyer.password);
  await page.waitForURL((url) => url.pathname === '/bag');
  const pay = page.getByRole('button', { name: texts.bag.pay });
  const card = page.getByLabel('Número de tarjeta');
  await pay.click();
  await card.waitFor();
  await page.goBack();
  await pay.waitFor();
  expect(await account(page).getByText(guestWords).count()).toBe(0);
  expect(await account(page).getByText('Cerrar sesión').count()).toBe(1);
  await endSession(page);
  await pay.click();
  await expired(page).waitFor();
  await buyer.logIn(buyer.username, buyer.password);
  await page.waitForURL((url) => url.pathname === '/bag');
  await pay.click();
  await card.waitFor();
});

test('MEND-7 a page in the history updates after a login, and gives way to the login after a logout @all', async ({
  page,
  context,
  shopper,
}) => {
  // Full navigations, so that the browser's own history restores the page.
  await page.goto('/detail/3');
  await newCustomer(page);
  await page.goto('/muestrario');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/detail/3');
  await expect(account(page).getByText('Cerrar sesión')).toHaveCount(1);
  await page.goto('/user/profile');
  await context.clearCookies();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.waitForURL((url) => url.pathname === '/login');
  await shopper.toast(accountTexts.login.title);
});

test('MEND-7 logging in and out in one tab updates the others', async ({ page, context, buyer }) => {
  await context.clearCookies();
  await page.goto('/login');
  const other = await context.newPage();
  await other.goto('/detail/3');
  await account(other).getByText(guestWords).waitFor({ state: 'attached' });
  await buyer.logIn(buyer.username, buyer.password);
  await account(other).getByText('Cerrar sesión').waitFor({ state: 'attached' });
  await other.goto('/user/profile');
  await other.getByLabel('Nombre', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Cuenta' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await other.waitForURL((url) => url.pathname === '/login');
  await other.getByText(texts.session.endedElsewhere).first().waitFor();
  expect(await expired(other).count()).toBe(0);
});

test('MEND-7 a form sent after the session expired is restored after the login, but not over newer values', async ({
  page,
  buyer,
  shop,
}) => {
  await page.goto('/user/profile');
  const surname = page.getByLabel('Apellido');
  await surname.fill('Ríos Paz');
  await page.getByLabel('Dirección').fill('Calle 12, 345');
  await page.request.patch(`/api/users/update/${buyer.username}`, {
    headers: { origin: shop.url },
    data: { phone: '+54 11 4000-0000' },
  });
  await endSession(page);
  await page.getByRole('button', save).click();
  await expired(page).waitFor();
  await buyer.logIn(buyer.username, buyer.password);
  await page.waitForURL((url) => url.pathname === '/user/profile');
  await expect(surname).toHaveValue('Ríos Paz');
  await expect(page.getByLabel('Dirección')).toHaveValue('Calle 12, 345');
  await expect(page.getByLabel('Teléfono')).toHaveValue('+54 11 4000-0000');
  await page.getByRole('button', save).click();
  await buyer.toast(accountTexts.profile.done);
});

test('MEND-7 what one person typed is not shown to the next', async ({ page, buyer }) => {
  await page.goto('/user/profile');
  await page.getByLabel('Apellido').fill('De Julia');
  await endSession(page);
  await page.getByRole('button', save).click();
  await expired(page).waitFor();
  await buyer.logIn('cliente', 'cliente1234');
  await page.waitForURL((url) => url.pathname === '/user/profile');
  await page.getByLabel('Apellido').waitFor();
  await expect.poll(() => storedForm(page)).toBeNull();
  expect(await page.getByLabel('Apellido').inputValue()).not.toBe('De Julia');
});

test('MEND-7 a password is not stored, also while it is shown', async ({ page, buyer }) => {
  await page.goto('/user/changepassword');
  await page.getByLabel('Contraseña actual').fill(buyer.password);
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('segunda2');
  await page.getByLabel('Repita la contraseña nueva').fill('segunda2');
  await page.getByRole('button', { name: accountTexts.changePassword.save, disabled: false }).waitFor();
  await page.getByRole('button', { name: 'Mostrar contraseña' }).last().click();
  await endSession(page);
  await page.getByRole('button', { name: accountTexts.changePassword.save }).click();
  await expired(page).waitFor();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('segunda2');
});
