import { t } from '#messages/messages.ts';
import { test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { accountTexts } from '#contract/account.texts.ts';
import { errorTable } from '#contract/error-table.ts';
import { registrationTexts } from '#contract/registration.texts.ts';
import { reviewTexts } from '#contract/reviews.texts.ts';
import { newCustomer } from '../actors/ready-accounts.ts';
import { phone } from '../fixtures/visit.ts';
import { untilReviewFormWorks } from '../marketing/review-form.ts';
import { expectBeside, expectOnce } from './toasts.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('FORM-1 the review of a guest, the profile and the change of the password say an error once', async ({
    page,
  }) => {
    await page.goto('/detail/5');
    await untilReviewFormWorks(page);
    await page.getByRole('radio', { name: '4 estrellas' }).check();
    await page.getByLabel('Comentario').fill('Abriga bien.');
    await press(page, 'Publicar reseña').click();
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
});
