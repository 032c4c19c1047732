import { expect, test } from '../fixtures/test.ts';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { registrationTexts } from '#contract/people/accounts/registration.texts.ts';
import { reviewTexts } from '#contract/marketing/reviews.texts.ts';
import { newCustomer } from '../actors/ready-accounts.ts';
import { untilReviewFormWorks } from '../marketing/review-form.ts';
import { expectBeside, expectOnce } from './toasts.ts';
import { visibleButton } from './visible-button.ts';

test("FORM-1 AUTH-3 the shop's forms say an error once, beside its field @all", async ({ page }) => {
  await page.goto('/login/recovery');
  await page.getByLabel('Correo electrónico').fill('nadie');
  await visibleButton(page, 'Enviar el enlace').click();
  await expectBeside(page, registrationTexts.emailInvalid);

  await page.getByRole('link', { name: 'Volver', exact: true }).click();
  await page.getByLabel(accountTexts.login.username, { exact: true }).fill('nadie');
  await page.getByLabel(accountTexts.login.password, { exact: true }).fill('ninguna1');
  await visibleButton(page, accountTexts.login.submit).click();
  await expectOnce(page, accountTexts.login.refused);

  await page.getByRole('link', { name: registrationTexts.title }).click();
  const name = page.getByLabel(registrationTexts.name);
  await page.getByText('Falta completar: nombre, correo electrónico, usuario y contraseña.').waitFor();
  await visibleButton(page, 'Mostrar en el formulario').click();
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
  await expect(visibleButton(page, registrationTexts.submit)).toBeDisabled();

  await newCustomer(page, { hasAddress: false });
  await page.goto('/detail/6');
  // Who is logged in is known a moment after the page.
  await page.locator('main [data-heart] button').first().waitFor();
  await untilReviewFormWorks(page);
  await visibleButton(page, 'Publicar reseña').click();
  for (const message of [reviewTexts.starsMissing, reviewTexts.commentEmpty]) await expectBeside(page, message);
});
