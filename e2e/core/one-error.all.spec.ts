import { t } from '#messages/messages.ts';
import { test } from '../fixtures/test.ts';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { errorTable } from '#contract/error-table.ts';
import { registrationTexts } from '#contract/people/accounts/registration.texts.ts';
import { reviewTexts } from '#contract/marketing/reviews.texts.ts';
import { newCustomer } from '../actors/ready-accounts.ts';
import { phone } from '../fixtures/visit.ts';
import { expectBeside, expectOnce } from './toasts.ts';
import { visibleButton } from './visible-button.ts';

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('FORM-1 the review of a guest, the profile and the change of the password say an error once', async ({
    page,
  }) => {
    await page.goto('/detail/5');
    await page.getByRole('region', { name: 'Deje su reseña' }).getByRole('link', { name: 'Iniciar sesión' }).click();
    await page.waitForURL(/motivo=resena(#|$)/);
    await expectOnce(page, reviewTexts.guestRefused);

    const he = await newCustomer(page, { hasAddress: false });
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
});

test('FORM-1 the forms of questions, new administrators and searches say an error once', async ({ page, owner }) => {
  await page.goto('/admin/chatbot');
  const asked = await page.locator('main tbody tr').first().locator('td, th').nth(1).innerText();
  await visibleButton(page, 'New Pregunta').click();
  await owner.dialog('New Pregunta').getByLabel('Nombre').fill(asked);
  await owner.dialog('New Pregunta').getByRole('button', { name: 'Agregar' }).click();
  await expectBeside(page, errorTable.question_taken.detail);

  await page.goto('/admin/createadmin');
  await page.getByLabel('Nombre de usuario').fill('cliente');
  await page.getByLabel('Legajo').fill('123456');
  await visibleButton(page, 'Siguiente').click();
  await page.getByLabel('Contraseña', { exact: true }).fill('secreta1');
  await page.getByLabel('Confirmar contraseña').fill('secreta1');
  await page.locator('main form button[type=submit]').click();
  await expectBeside(page, registrationTexts.usernameTaken);

  await page.goto('/admin/allproducts');
  await page.getByRole('search').getByRole('button', { name: 'Buscar' }).click();
  await expectBeside(page, t('texts.emptySearch'));
});

test('FORM-1 the forms of the back office say an error once, beside its field', async ({ page, owner }) => {
  const product = backOfficeTexts.productForm;
  await owner.enter('/admin/createproduct');
  await visibleButton(page, 'Crear producto').click();
  for (const message of [product.incomplete, product.badName, product.noPicture, product.badColour]) {
    await expectOnce(page, message);
  }
  await expectBeside(page, product.badName);

  await page.goto('/admin/categories/ropa');
  await expectOnce(page, backOfficeTexts.categories.idNotNumber);
  const [taken] = await page.locator('main li button .font-medium').allInnerTexts();
  await visibleButton(page, backOfficeTexts.categories.create).click();
  const form = owner.dialog(backOfficeTexts.categories.create);
  await form.getByLabel('ID').fill('54321');
  await form.getByLabel('Título').fill(taken ?? '');
  await form.getByLabel('Género').selectOption('women');
  await form.getByRole('button', { name: 'Crear' }).click();
  await expectOnce(page, errorTable.category_taken.detail);

  await page.goto('/admin/orders');
  await visibleButton(page, backOfficeTexts.orderDesk.search).click();
  await expectBeside(page, backOfficeTexts.orderDesk.emptySearch);
});
