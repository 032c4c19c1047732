import { expect, test } from '../fixtures/test.ts';
import { registrationTexts } from '#contract/people/accounts/registration.texts.ts';

test('AUTH-3 the button that waits is described by the field that it waits for, also by one that somebody else has @all', async ({
  page,
}) => {
  await page.goto('/login?vista=crear');
  const submit = page.getByRole('button', { name: registrationTexts.submit });
  const username = page.getByLabel(registrationTexts.username, { exact: true });
  await page.getByLabel(registrationTexts.name, { exact: true }).fill('Ana Paz');
  await page.getByLabel(registrationTexts.email, { exact: true }).fill('ana.paz@example.com');
  await page.getByLabel(registrationTexts.password, { exact: true }).fill('secreta1');
  await page.getByLabel(registrationTexts.repeatPassword, { exact: true }).fill('secreta1');
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAccessibleDescription('Falta completar: usuario.');
  await username.fill('cliente');
  await username.blur();
  await expect(submit).toHaveAccessibleDescription('Hay que corregir: usuario.');
  await expect(submit).toBeDisabled();
  await username.fill('anapaz');
  await expect(submit).toBeEnabled();
  await expect(submit).toHaveAccessibleDescription('');
});
