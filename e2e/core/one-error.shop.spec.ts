import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { accountTexts } from '#contract/account.texts.ts';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { errorTable } from '#contract/error-table.ts';
import { registrationTexts } from '#contract/registration.texts.ts';
import { reviewTexts } from '#contract/reviews.texts.ts';
import { newCustomer } from '../actors/ready-accounts.ts';
import { desktop } from '../fixtures/visit.ts';
import { untilReviewFormWorks } from '../marketing/review-form.ts';
import { expectBeside, expectOnce } from './toasts.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });

test("FORM-1 AUTH-3 the shop's forms say an error once, beside its field", async ({ page }) => {
  await page.goto('/login/recovery');
  await page.getByLabel('Correo electrónico').fill('nadie');
  await press(page, 'Enviar el enlace').click();
  await expectBeside(page, registrationTexts.emailInvalid);

  await page.getByRole('link', { name: 'Volver', exact: true }).click();
  await page.getByLabel(accountTexts.login.username, { exact: true }).fill('nadie');
  await page.getByLabel(accountTexts.login.password, { exact: true }).fill('ninguna1');
  await press(page, accountTexts.login.submit).click();
  await expectOnce(page, accountTexts.login.refused);

  await page.getByRole('link', { name: registrationTexts.title }).click();
  const name = page.getByLabel(registrationTexts.name);
  await page.getByText('Falta completar: nombre, correo electrónico, usuario y contraseña.').waitFor();
  await press(page, 'Mostrar en el formulario').click();
  await expectBeside(page, registrationTexts.passwordMissing);
  await expect(name).toBeFocused();
  for (const [label, text, message] of [
    [registrationTexts.name, 'Ana 5', registrationTexts.nameDigits],
    [registrationTexts.username, 'CLIENTE', registrationTexts.usernameTaken],
    [registrationTexts.email, 'cliente@percha.example', registrationTexts.emailTaken],
    [registrationTexts.repeatPassword, 'otra', registrationTexts.passwordsDiffer],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByLabel(label, { exact: true }).blur();
    await expectBeside(page, message);
  }
  await expect(press(page, registrationTexts.submit)).toBeDisabled();

  await newCustomer(page, { hasAddress: false });
  await page.goto('/detail/6');
  // Who is logged in is known a moment after the page.
  await page.locator('main [data-heart] button').first().waitFor();
  await untilReviewFormWorks(page);
  await press(page, 'Publicar reseña').click();
  for (const message of [reviewTexts.starsMissing, reviewTexts.commentEmpty]) await expectBeside(page, message);
});

test.describe('at a desk', () => {
  test.use({ viewport: desktop });

  test('FORM-1 the forms of the back office say an error once, beside its field', async ({ page, owner }) => {
    const product = backOfficeTexts.productForm;
    await owner.enter('/admin/createproduct');
    await press(page, 'Crear producto').click();
    for (const message of [product.incomplete, product.badName, product.noPicture, product.badColour]) {
      await expectOnce(page, message);
    }
    await expectBeside(page, product.badName);

    await page.goto('/admin/categories/ropa');
    await expectOnce(page, backOfficeTexts.categories.idNotNumber);
    const [taken] = await page.locator('main li button .font-medium').allInnerTexts();
    await press(page, backOfficeTexts.categories.create).click();
    const form = owner.dialog(backOfficeTexts.categories.create);
    await form.getByLabel('ID').fill('54321');
    await form.getByLabel('Título').fill(taken ?? '');
    await form.getByLabel('Género').selectOption('women');
    await form.getByRole('button', { name: 'Crear' }).click();
    await expectOnce(page, errorTable.category_taken.detail);

    await page.goto('/admin/orders');
    await press(page, backOfficeTexts.orderDesk.search).click();
    await expectBeside(page, backOfficeTexts.orderDesk.emptySearch);
  });
});
