import { expect, test } from '../fixtures/test.ts';
import { t } from '#messages/messages.ts';
import type { Page } from '@playwright/test';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { errorTable } from '#contract/error-table.ts';
import { registrationTexts } from '#contract/registration.texts.ts';
import { reviewTexts } from '#contract/reviews.texts.ts';
import { accountTexts } from '#contract/account.texts.ts';
import { checkoutTexts } from '#contract/checkout.texts.ts';
import { texts } from '#contract/texts.ts';
import { logIn, newCustomer } from '../actors/ready-accounts.ts';
import { shopper } from '../actors/shopper.ts';
import { saidWhere } from './toasts.ts';
import { untilReviewFormWorks } from '../marketing/review-form.ts';

const once = 'beside 1, toasts 0';

/** Whether the fields with these names are marked as wrong, and described by the error. */
async function marked(page: Page, message: string): Promise<boolean> {
  return page.evaluate(
    (words) =>
      [...document.querySelectorAll('[aria-invalid="true"]')].some((field) =>
        (field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .some((id) => document.getElementById(id)?.textContent?.includes(words)),
      ),
    message,
  );
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });

test.each([true, false])(
  "FORM-1 the shop's forms say an error once, beside its field; scripts: %s",
  async (javaScriptEnabled) => {
    const { page, context, close } = await visit({ width: 390, javaScriptEnabled });

    await page.goto('/login/recovery');
    await page.getByLabel('Correo electrónico').fill('nadie');
    await press(page, 'Enviar el enlace').click();
    expect(await saidWhere(page, registrationTexts.emailInvalid)).toBe(once);
    expect(await marked(page, registrationTexts.emailInvalid)).toBe(true);

    await page.goto('/login');
    await page.getByLabel(accountTexts.login.username, { exact: true }).fill('nadie');
    await page.getByLabel(accountTexts.login.password, { exact: true }).fill('ninguna1');
    await press(page, accountTexts.login.submit).click();
    expect(await saidWhere(page, accountTexts.login.refused)).toBe(once);

    await page.goto('/login?vista=crear');
    await page.getByLabel(registrationTexts.name).fill('Ana 5');
    if (javaScriptEnabled) await page.getByLabel(registrationTexts.username).focus();
    else await press(page, registrationTexts.submit).click();
    expect(await saidWhere(page, registrationTexts.nameDigits)).toBe(once);
    expect(await marked(page, registrationTexts.nameDigits)).toBe(true);

    await page.goto('/detail/5');
    if (javaScriptEnabled) await untilReviewFormWorks(page);
    await press(page, 'Publicar reseña').click();
    await page.waitForURL(/motivo=resena-vacia/);
    expect(await saidWhere(page, reviewTexts.commentMissing)).toBe(once);
    await page.goto('/detail/5');
    if (javaScriptEnabled) await untilReviewFormWorks(page);
    await page.getByRole('radio', { name: '4 estrellas' }).check();
    await page.getByLabel('Comentario').fill('Abriga bien.');
    await press(page, 'Publicar reseña').click();
    await page.waitForURL(/motivo=resena(#|$)/);
    expect(await saidWhere(page, reviewTexts.guestRefused)).toBe(once);

    const he = await newCustomer(page);
    await page.goto('/detail/6');
    // Who is logged in is known a moment after the page.
    if (javaScriptEnabled) {
      await page.locator('main [data-heart] button').first().waitFor();
      await untilReviewFormWorks(page);
    }
    await press(page, 'Publicar reseña').click();
    for (const message of [reviewTexts.starsMissing, reviewTexts.commentEmpty]) {
      expect(await saidWhere(page, message)).toBe(once);
      expect(await marked(page, message)).toBe(true);
    }

    await page.goto('/user/profile');
    await page.getByLabel('Correo electrónico').fill('sin arroba');
    if (javaScriptEnabled) await page.getByLabel('Dirección').focus();
    else await press(page, accountTexts.profile.save).click();
    expect(await saidWhere(page, registrationTexts.emailInvalid)).toBe(once);
    expect(await marked(page, registrationTexts.emailInvalid)).toBe(true);

    await page.goto('/user/changepassword');
    await page.getByLabel('Contraseña actual').fill('otra1');
    await page.getByLabel('Contraseña nueva', { exact: true }).fill('nueva12');
    await page.getByLabel('Repita la contraseña nueva').fill('distinta');
    // Without scripts the form is sent; with them it cannot be.
    if (!javaScriptEnabled) await page.locator('main form button[type=submit]').click();
    expect(await saidWhere(page, 'Las contraseñas no coinciden')).toBe(once);
    expect(await marked(page, 'Las contraseñas no coinciden')).toBe(true);
    await page.goto(`/user/changepassword/${he.username}`);
    await page.getByLabel('Contraseña actual').fill('otra1');
    await page.getByLabel('Contraseña nueva', { exact: true }).fill('nueva12');
    await page.getByLabel('Repita la contraseña nueva').fill('nueva12');
    await page.locator('main form button[type=submit]').click();
    expect(await saidWhere(page, accountTexts.changePassword.wrong)).toBe(once);
    expect(await marked(page, accountTexts.changePassword.wrong)).toBe(true);
    await context.clearCookies();
    await close();
  },
);

test('FORM-1 the product page says a missing size once, beside the sizes', async ({ page }) => {
  await shopper(page).openProduct('Women');
  await press(page, 'Agregar al carrito').first().click();
  expect(await saidWhere(page, texts.detail.sizeMissing)).toBe(once);
});

test('FORM-1 the forms of the back office say an error once, beside its field', async ({ page, owner }) => {
  const product = backOfficeTexts.productForm;
  await owner.enter('/admin/createproduct');
  await press(page, 'Crear producto').click();
  for (const message of [product.incomplete, product.badName, product.noPicture, product.badColour]) {
    expect(await saidWhere(page, message)).toBe(once);
  }
  expect(await marked(page, product.badName)).toBe(true);

  await page.goto('/admin/categories/ropa');
  expect(await saidWhere(page, backOfficeTexts.categories.idNotNumber)).toBe(once);
  const [taken] = await page.locator('main li button .font-medium').allInnerTexts();
  await press(page, backOfficeTexts.categories.create).click();
  const form = owner.dialog(backOfficeTexts.categories.create);
  await form.getByLabel('ID').fill('54321');
  await form.getByLabel('Título').fill(taken ?? '');
  await form.getByLabel('Género').selectOption('women');
  await form.getByRole('button', { name: 'Crear' }).click();
  expect(await saidWhere(page, errorTable.category_taken.detail)).toBe(once);

  await page.goto('/admin/chatbot');
  const asked = await page.locator('main tbody tr').first().locator('td, th').nth(1).innerText();
  await press(page, 'New Pregunta').click();
  await owner.dialog('New Pregunta').getByLabel('Nombre').fill(asked);
  await owner.dialog('New Pregunta').getByRole('button', { name: 'Agregar' }).click();
  expect(await saidWhere(page, errorTable.question_taken.detail)).toBe(once);
  expect(await marked(page, errorTable.question_taken.detail)).toBe(true);

  await page.goto('/admin/createadmin');
  await page.getByLabel('Nombre de usuario').fill('cliente');
  await page.getByLabel('Legajo').fill('123456');
  await press(page, 'Siguiente').click();
  await page.getByLabel('Contraseña', { exact: true }).fill('secreta1');
  await page.getByLabel('Confirmar contraseña').fill('secreta1');
  await page.locator('main form button[type=submit]').click();
  expect(await saidWhere(page, registrationTexts.usernameTaken)).toBe(once);
  expect(await marked(page, registrationTexts.usernameTaken)).toBe(true);

  await page.goto('/admin/allproducts');
  await page.getByRole('search').getByRole('button', { name: 'Buscar' }).click();
  expect(await saidWhere(page, t('texts.emptySearch'))).toBe(once);
  expect(await marked(page, t('texts.emptySearch'))).toBe(true);
  await page.goto('/admin/orders');
  await press(page, backOfficeTexts.orderDesk.search).click();
  expect(await saidWhere(page, backOfficeTexts.orderDesk.emptySearch)).toBe(once);
  expect(await marked(page, backOfficeTexts.orderDesk.emptySearch)).toBe(true);
});

test('FORM-1 the bag says once why an administrator cannot buy', async ({ page, shopper }) => {
  await logIn(page, 'admin', 'admin1234');
  await shopper.openProduct('Women');
  await shopper.addToBag();
  await page.goto('/bag');
  await page.getByRole('button', { name: texts.bag.pay }).click();
  expect(await saidWhere(page, checkoutTexts.adminRefused)).toBe(once);
});
