import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { accountTexts } from '#contract/account.texts.ts';
import { texts } from '#contract/texts.ts';
import { account, endSession, expired, guestWords, patience } from './session-scene.ts';
import { addAddress } from '../actors/ready-accounts.ts';
import { shopper } from '../actors/shopper.ts';
import { untilReviewFormWorks } from '../marketing/review-form.ts';

test('MEND-7 back from the payment page, a person who logged in meanwhile can pay', async ({ page, shopper }) => {
  await page.goto('/login?vista=crear');
  const { username, password } = await shopper.register();
  await shopper.openProduct('Women');
  await shopper.addToBag();
  await page.goto('/bag');
  await page.getByRole('link', { name: /inicie sesión/ }).click();
  await shopper.logIn(username, password);
  await page.waitForURL((url) => url.pathname === '/bag');
  await addAddress(page);
  await page.getByRole('button', { name: texts.bag.pay }).click();
  await page.getByLabel('Número de tarjeta').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: texts.bag.pay }).waitFor();
  expect(await account(page).getByText(guestWords).count()).toBe(0);
  expect(await account(page).getByText('Cerrar sesión').count()).toBe(1);
});

test('MEND-7 a page in the history updates after a login', async ({ page, shopper }) => {
  await page.goto('/login?vista=crear');
  const { username, password } = await shopper.register();
  // Full navigations, so that the browser's own history restores them.
  await page.goto('/home?gender=Women');
  await page.goto('/detail/3');
  await page.goto('/login');
  await shopper.logIn(username, password);
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/muestrario');
  for (const path of ['/', '/detail/3', '/home']) {
    await page.goBack();
    await page.waitForURL((url) => url.pathname === path);
    await expect.poll(() => account(page).getByText('Cerrar sesión').count(), patience).toBe(1);
  }
});

test('MEND-7 logging in and out in one tab updates the others', async ({ page, context, shopper }) => {
  await page.goto('/login?vista=crear');
  const { username, password } = await shopper.register();
  const other = await context.newPage();
  await other.goto('/detail/3');
  await account(other).getByText(guestWords).waitFor({ state: 'attached' });
  await shopper.logIn(username, password);
  await account(other).getByText('Cerrar sesión').waitFor({ state: 'attached' });
  await other.goto('/user/profile');
  await other.getByLabel('Nombre', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Cuenta' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await other.waitForURL((url) => url.pathname === '/login');
  await other.getByText(texts.session.endedElsewhere).first().waitFor();
  expect(await expired(other).count()).toBe(0);
});

test('MEND-7 a page in the history reloads after a logout', async ({ page, context, buyer }) => {
  await page.goto('/user/profile');
  await context.clearCookies();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.waitForURL((url) => url.pathname === '/login');
});

test('MEND-7 a profile sent after the session expired is restored after the login', async ({ page, buyer }) => {
  await page.goto('/user/profile');
  await page.getByLabel('Apellido').fill('Ríos Paz');
  await page.getByLabel('Dirección').fill('Calle 12, 345');
  await endSession(page);
  await page.getByRole('button', { name: accountTexts.profile.save }).click();
  await expired(page).waitFor();
  await buyer.logIn(buyer.username, buyer.password);
  await page.waitForURL((url) => url.pathname === '/user/profile');
  await expect.poll(() => page.getByLabel('Apellido').inputValue(), patience).toBe('Ríos Paz');
  await expect.poll(() => page.getByLabel('Dirección').inputValue(), patience).toBe('Calle 12, 345');
  await page.getByRole('button', { name: accountTexts.profile.save }).click();
  await buyer.toast(accountTexts.profile.done);
});

test('MEND-7 a form that is sent before the code that keeps it has come is kept too', async ({ page, buyer }) => {
  const loadCode = await withholdFormCode(page);
  await page.goto('/user/profile');
  await page.getByLabel('Apellido').fill('Ríos Paz');
  await endSession(page);
  // The answer takes longer than the code.
  await page.route('**/user/profile.data*', async (route) => {
    await loadCode();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await route.continue();
  });
  await page.getByRole('button', { name: accountTexts.profile.save }).click();
  await expired(page).waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await buyer.logIn(buyer.username, buyer.password);
  await page.waitForURL((url) => url.pathname === '/user/profile');
  await expect.poll(() => page.getByLabel('Apellido').inputValue(), patience).toBe('Ríos Paz');
});

test('MEND-7 what one person typed is not shown to the next', async ({ page, buyer }) => {
  await page.goto('/user/profile');
  await page.getByLabel('Apellido').fill('De Julia');
  await endSession(page);
  await page.getByRole('button', { name: accountTexts.profile.save }).click();
  await expired(page).waitFor();
  await buyer.logIn('cliente', 'cliente1234');
  await page.waitForURL((url) => url.pathname === '/user/profile');
  await page.getByLabel('Apellido').waitFor();
  expect(await page.getByLabel('Apellido').inputValue()).not.toBe('De Julia');
  expect(await page.evaluate(() => sessionStorage.getItem('percha-interrupted-form'))).toBeNull();
});

test('MEND-7 a password is not stored', async ({ page, buyer }) => {
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

test('MEND-7 a review sent after the session expired is restored after the login', async ({ page, buyer }) => {
  // What listens to the fields may be slower than who writes into them.
  const loadCode = await withholdFormCode(page);
  await page.goto('/detail/5');
  await untilReviewFormWorks(page);
  await page.getByRole('radio', { name: '4 estrellas' }).check({ force: true });
  await loadCode();
  await page.getByLabel('Comentario').fill('Buena caída, buen color.');
  await endSession(page);
  await page.getByRole('button', { name: 'Publicar reseña' }).click();
  await expired(page).waitFor();
  await buyer.logIn(buyer.username, buyer.password);
  await page.waitForURL((url) => url.pathname === '/detail/5');
  await expect.poll(() => page.getByLabel('Comentario').inputValue(), patience).toBe('Buena caída, buen color.');
  await expect.poll(() => page.getByRole('radio', { name: '4 estrellas' }).isChecked(), patience).toBe(true);
});

test('MEND-7 the checkout continues after the login', async ({ page, buyer }) => {
  await buyer.openProduct('Men');
  await buyer.addToBag();
  await page.goto('/bag');
  await page.getByRole('button', { name: texts.bag.pay }).waitFor();
  await endSession(page);
  await page.getByRole('button', { name: texts.bag.pay }).click();
  await expired(page).waitFor();
  await buyer.logIn(buyer.username, buyer.password);
  await page.waitForURL((url) => url.pathname === '/bag');
  await page.getByRole('button', { name: texts.bag.pay }).click();
  await page.getByLabel('Número de tarjeta').waitFor();
});

test('MEND-7 a product sent after the session expired is restored after the login', async ({ page, owner }) => {
  await owner.enter('/admin/allproducts');
  await page
    .getByRole('link', { name: /Modificar/ })
    .first()
    .click();
  await page.getByLabel('Color').waitFor();
  const path = new URL(page.url()).pathname;
  await page.getByLabel('Color').fill('Verde agua');
  await endSession(page);
  await page
    .getByRole('button', { name: /Guardar|Modificar/ })
    .last()
    .click();
  await expired(page).waitFor();
  await shopper(page).logIn('admin', 'admin1234');
  await page.waitForURL((url) => url.pathname === path);
  await expect.poll(() => page.getByLabel('Color').inputValue(), patience).toBe('Verde agua');
});

/** Withholds the code that keeps what is typed over an expired session; returns a function that loads it. */
async function withholdFormCode(page: Page): Promise<() => Promise<void>> {
  const address = '**/assets/*/watch-forms-*.js';
  const code = Promise.withResolvers<undefined>();
  await page.route(address, async (route) => {
    await code.promise;
    await route.continue();
  });
  return async () => {
    const loaded = page.waitForResponse(address);
    code.resolve(undefined);
    await (await loaded).finished();
  };
}
