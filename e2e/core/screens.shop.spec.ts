import { expect, test } from '../fixtures/test.ts';
import { t } from '#messages/messages.ts';
import { registrationTexts } from '#contract/registration.texts.ts';
import { checkoutTexts } from '#contract/checkout.texts.ts';
import { accountTexts } from '#contract/account.texts.ts';
import { texts } from '#contract/texts.ts';
import { logIn } from '../actors/ready-accounts.ts';

test('SHELL-1 SHELL-9 LAND-2 LAND-3 LAND-6 the landing page is complete without scripts', async ({ visit }) => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await page.goto('/');
  const html = await page.content();
  for (const part of ['News Men', 'News Women', 'SHOW MORE', 'VER MI TIENDA', '/info/dev', 'wa.me']) {
    expect(html).toContain(part);
  }
  for (const name of ['Home', 'Men', 'Women']) {
    expect(await page.getByRole('link', { name, exact: true }).count()).toBeGreaterThan(0);
  }
  expect(await page.title()).toContain('Percha');
});

test('SHELL-8 SHELL-10 PAY-6 information pages', async ({ page }) => {
  expect((await page.goto('/no-existe'))?.status()).toBe(404);
  await page
    .getByRole('link', { name: /inicio|tienda|volver/i })
    .first()
    .waitFor();
  for (const path of ['/about', '/account', '/construction']) expect((await page.goto(path))?.status()).toBe(200);
  await page.goto('/pay');
  await page.getByText('Plataforma de pago').waitFor();
  await page.goto('/info/dev');
  await page.getByText('Perfil en desarrollo!').waitFor();
  await page.goto('/failure?payment_id=123456&status=rejected&site_id=MLA&merchant_account_id=null');
  await page.getByText('123456').first().waitFor();
  await page.getByText('MLA').first().waitFor();
});

test('CAT-2 CAT-3 CAT-4 CAT-6 the catalogue keeps its state in the address', async ({ page }) => {
  await page.goto('/home?gender=Men');
  expect(await page.locator('main li a[href^="/detail/"]').count()).toBeGreaterThanOrEqual(9);
  const pager = page.getByRole('navigation', { name: 'Páginas de productos' });
  expect(await pager.getByRole('link', { name: /^Página \d/ }).count()).toBe(5);
  await pager.getByRole('link', { name: 'Página 3' }).click();
  await page.waitForURL(/page=3/);
  const sheet = page.getByRole('button', { name: /^Filtrar y ordenar/ });
  const openSheet = async () => {
    if (await sheet.isVisible()) await sheet.click();
  };
  const closeSheet = async () => {
    const done = page.getByRole('button', { name: /^Ver \d+ producto/ });
    if (await done.isVisible()) await done.click();
  };
  await openSheet();
  await page.getByLabel('Marca', { exact: true }).selectOption({ index: 1 });
  await page.waitForURL((url) => url.searchParams.has('brand') && !url.searchParams.has('page'));
  await page
    .getByRole('link', { name: /^Quitar / })
    .first()
    .waitFor({ state: 'attached' });
  await page.reload();
  const brand = await page.getByLabel('Marca', { exact: true }).inputValue();
  expect(new URL(page.url()).searchParams.get('brand')).toBe(brand);
  // The sheet stays open after a choice.
  await openSheet();
  await page.getByRole('link', { name: /^M\s*\d+$/ }).click();
  await page.waitForURL(/size=M/);
  await page.getByRole('link', { name: /^L\s*\d+$/ }).click();
  await page.waitForURL(/size=M&size=L/);
  await page.getByLabel('Desde').fill('1');
  await page.getByRole('button', { name: 'Aplicar precios' }).click();
  await page.waitForURL((url) => url.searchParams.get('minPrice') === '1' && url.searchParams.has('brand'));
  await closeSheet();
  await page.getByRole('link', { name: 'Quitar M', exact: true }).click();
  await page.waitForURL((url) => url.searchParams.getAll('size').join() === 'L');
  await page.getByRole('search').getByLabel('Buscar').first().fill('zzzz qqqq');
  await page.locator('main').getByRole('button', { name: 'Buscar' }).click();
  await page.getByText(t('texts.nothingFound')).click();
  await page.waitForURL(/\/home\?gender=Men$/);
  await page.locator('main').getByRole('button', { name: 'Buscar' }).click();
  await page.getByText(t('texts.emptySearch')).waitFor();
});

test('DET-2 DET-3 DET-4 DET-6 the product page', async ({ page, shopper }) => {
  await shopper.openProduct('Men');
  await page.getByText('Cuidados').waitFor();
  expect(await page.getByRole('combobox', { name: 'Talle' }).locator('option').allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringMatching(/disponible/)]),
  );
  await page.getByRole('button', { name: 'Agregar al carrito' }).click();
  await shopper.toast(texts.detail.sizeMissing);
  await page.getByRole('link', { name: texts.detail.back }).click();
  await page.waitForURL(/\/home\?gender=Men/);
  expect((await page.goto('/detail/999999'))?.status()).toBe(404);
});

test('DET-5 a loading screen shows until the product has loaded, and ATRAS leads back', async ({ page }) => {
  await page.goto('/home?gender=Women');
  const release = Promise.withResolvers<void>();
  await page.route('**/detail/*.data*', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.locator('main li a[href^="/detail/"]').first().click();
  await page.getByText('Cargando el producto…').waitFor();
  release.resolve();
  await page.getByRole('combobox', { name: 'Talle' }).waitFor();
  await page.getByRole('link', { name: texts.detail.back }).click();
  await page.waitForURL(/\/home\?gender=Women/);
});

test('SHELL-4 BAG-2 BAG-3 the bag opens beside the page and shows its units', async ({ page, shopper }) => {
  await page.goto('/');
  await shopper.openBag();
  await shopper.bag.getByText(texts.bag.emptyModal).waitFor();
  await page.keyboard.press('Escape');
  await shopper.openProduct('Women');
  await shopper.addToBag();
  await page.getByRole('button', { name: 'Carrito, 1 producto' }).first().waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Carrito, 1 producto' }).first().waitFor();
  await shopper.openBag();
  await shopper.bag.getByRole('button', { name: /Restar uno/ }).click();
  await shopper.bag.getByText(texts.bag.emptyModal).waitFor();
});

test('SHELL-5 a tampered state never breaks a screen', async ({ page }) => {
  for (const text of ['{', '[]', '{"version":1,"values":{"bag":[{"id":"x"}]}}', '{"version":99}']) {
    await page.goto('/');
    await page.evaluate((value) => localStorage.setItem('root', value), text);
    await page.goto('/bag');
    await page.getByText(texts.bag.emptyPage).waitFor();
  }
});

test('SHELL-2 SHELL-3 SHELL-7 the account menu depends on the role, and logging out deletes personal data', async ({
  page,
  shopper,
}) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: /cuenta/i })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByText(texts.nav.guest).waitFor();
  await page.goto('/login');
  await shopper.logIn('cliente', 'equivocada');
  await page.getByRole('alert').getByText(accountTexts.login.refused).waitFor();
  await shopper.logIn('cliente', 'cliente1234');
  await shopper.toast(texts.login.done);
  await page
    .getByRole('button', { name: /cuenta/i })
    .filter({ visible: true })
    .first()
    .click();
  for (const name of [
    texts.nav.profile,
    texts.nav.orders,
    texts.nav.reviews,
    texts.nav.wishlist,
    texts.nav.changePassword,
  ]) {
    await page.getByRole('link', { name }).filter({ visible: true }).first().waitFor();
  }
  await page
    .getByRole('button', { name: /cerrar sesi/i })
    .filter({ visible: true })
    .first()
    .click();
  await shopper.toast(texts.session.loggedOut);
});

test('PAY-1 an administrator cannot buy', async ({ page, shopper }) => {
  await logIn(page, 'admin', 'admin1234');
  await shopper.openProduct();
  await shopper.addToBag();
  await page.goto('/bag');
  await page.getByRole('button', { name: texts.bag.pay }).click();
  await page.getByRole('alert').getByText(checkoutTexts.adminRefused).waitFor();
});

test('AUTH-3 the registration form has a message beside each invalid field', async ({ page }) => {
  await page.goto('/login?vista=crear');
  const labels = registrationTexts;
  const name = page.getByLabel(labels.name);
  await page.getByText('Falta completar: nombre, correo electrónico, usuario y contraseña.').waitFor();
  await page.getByRole('button', { name: 'Mostrar en el formulario' }).click();
  await page.getByText(labels.passwordMissing).waitFor();
  expect(await name.evaluate((field) => document.activeElement === field)).toBe(true);
  for (const [typed, message] of [
    ['', labels.nameMissing],
    ['Ana1', labels.nameDigits],
    ['Ana$', labels.nameSpecial],
  ] as const) {
    await name.fill(typed);
    await name.blur();
    await page.getByText(message).waitFor();
  }
  await page.getByLabel(labels.email).fill('no');
  await page.getByLabel(labels.email).blur();
  await page.getByText(labels.emailInvalid).waitFor();
  await page.getByLabel(labels.username).fill('CLIENTE');
  await page.getByLabel(labels.username).blur();
  await page.getByText(labels.usernameTaken).waitFor();
  await page.getByLabel(labels.email).fill('cliente@percha.example');
  await page.getByLabel(labels.email).blur();
  await page.getByText(labels.emailTaken).waitFor();
  await page.getByLabel(labels.repeatPassword).fill('otra');
  await page.getByLabel(labels.repeatPassword).blur();
  await page.getByText(labels.passwordsDiffer).waitFor();
  expect(await page.getByRole('button', { name: labels.submit }).isDisabled()).toBe(true);
});

test('the products are in the HTML of landing, catalogue and detail', async ({ shop }) => {
  const listed = await fetch(`${shop.url}/api/allproducts`);
  const products: readonly { readonly name: string }[] = JSON.parse(await listed.text());
  for (const path of ['/', '/home?gender=Women', '/detail/1']) {
    const html = await (await fetch(`${shop.url}${path}`)).text();
    expect(products.filter(({ name }) => html.includes(name)).length).toBeGreaterThan(0);
    expect(html).toContain('<meta name="description"');
  }
});
