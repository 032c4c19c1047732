import { expect, test } from '../fixtures/test.ts';
import { t } from '#messages/messages.ts';
import type { Page } from '@playwright/test';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { errorTable } from '#contract/error-table.ts';
import { registrationTexts } from '#contract/registration.texts.ts';
import { reviewTexts } from '#contract/reviews.texts.ts';
import { accountTexts } from '#contract/account.texts.ts';
import { newCustomer } from '../actors/ready-accounts.ts';
import { desktop } from '../fixtures/visit.ts';
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

/** Expects that an error is said once, beside the field that it describes. */
async function expectBeside(page: Page, message: string): Promise<void> {
  expect(await saidWhere(page, message)).toBe(once);
  expect(await marked(page, message)).toBe(true);
}

test("FORM-1 AUTH-3 the shop's forms say an error once, beside its field", async ({ page }) => {
  await page.goto('/login/recovery');
  await page.getByLabel('Correo electrónico').fill('nadie');
  await press(page, 'Enviar el enlace').click();
  await expectBeside(page, registrationTexts.emailInvalid);

  await page.goto('/login');
  await page.getByLabel(accountTexts.login.username, { exact: true }).fill('nadie');
  await page.getByLabel(accountTexts.login.password, { exact: true }).fill('ninguna1');
  await press(page, accountTexts.login.submit).click();
  expect(await saidWhere(page, accountTexts.login.refused)).toBe(once);

  await page.goto('/login?vista=crear');
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

  await page.goto('/detail/5');
  await untilReviewFormWorks(page);
  await page.getByRole('radio', { name: '4 estrellas' }).check();
  await page.getByLabel('Comentario').fill('Abriga bien.');
  await press(page, 'Publicar reseña').click();
  await page.waitForURL(/motivo=resena(#|$)/);
  expect(await saidWhere(page, reviewTexts.guestRefused)).toBe(once);

  const he = await newCustomer(page, { hasAddress: false });
  await page.goto('/detail/6');
  // Who is logged in is known a moment after the page.
  await page.locator('main [data-heart] button').first().waitFor();
  await untilReviewFormWorks(page);
  await press(page, 'Publicar reseña').click();
  for (const message of [reviewTexts.starsMissing, reviewTexts.commentEmpty]) await expectBeside(page, message);

  await page.goto('/user/profile');
  await page.getByLabel('Correo electrónico').fill('sin arroba');
  await page.getByLabel('Dirección').focus();
  await expectBeside(page, registrationTexts.emailInvalid);

  await page.goto(`/user/changepassword/${he.username}`);
  await page.getByLabel('Contraseña actual').fill('otra1');
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('nueva12');
  await page.getByLabel('Repita la contraseña nueva').fill('distinta');
  await expectBeside(page, 'Las contraseñas no coinciden');
  await page.getByLabel('Repita la contraseña nueva').fill('nueva12');
  await page.locator('main form button[type=submit]').click();
  await expectBeside(page, accountTexts.changePassword.wrong);
});

test.describe('at a desk', () => {
  test.use({ viewport: desktop });

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
    await expectBeside(page, errorTable.question_taken.detail);

    await page.goto('/admin/createadmin');
    await page.getByLabel('Nombre de usuario').fill('cliente');
    await page.getByLabel('Legajo').fill('123456');
    await press(page, 'Siguiente').click();
    await page.getByLabel('Contraseña', { exact: true }).fill('secreta1');
    await page.getByLabel('Confirmar contraseña').fill('secreta1');
    await page.locator('main form button[type=submit]').click();
    await expectBeside(page, registrationTexts.usernameTaken);

    await page.goto('/admin/allproducts');
    await page.getByRole('search').getByRole('button', { name: 'Buscar' }).click();
    await expectBeside(page, t('texts.emptySearch'));
    await page.goto('/admin/orders');
    await press(page, backOfficeTexts.orderDesk.search).click();
    await expectBeside(page, backOfficeTexts.orderDesk.emptySearch);
  });
});
