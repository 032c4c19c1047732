import { expect, test } from '../fixtures/test.ts';
import type { Locator, Page } from '@playwright/test';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';

/** Types into a field and shows it. */
async function showAndHide(page: Page, field: Locator): Promise<void> {
  const toggle = field.locator('xpath=following-sibling::button');
  await field.pressSequentially('perchero');
  await field.press('ArrowLeft');
  await field.press('ArrowLeft');
  await toggle.click();
  expect(await state(field)).toEqual({ type: 'text', caret: 6, isFocused: true });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await field.press('x');
  await expect(field).toHaveValue('perchexro');
  const box = await toggle.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect(field).toHaveAttribute('type', 'password');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(toggle).toBeFocused();
}

const state = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => ({
    type: input.type,
    caret: input.selectionStart,
    isFocused: document.activeElement === input,
  }));

test('MEND-21 a password can be shown; it is hidden before it is sent, and the state of the button is not sent', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByText('Usuario o correo electrónico').waitFor();
  await page.getByLabel(accountTexts.login.username, { exact: true }).fill('cliente@example.com');
  const field = page.getByLabel(accountTexts.login.password, { exact: true });
  await showAndHide(page, field);
  await field.fill('equivocada');
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST'),
    page.getByRole('button', { name: accountTexts.login.submit }).click(),
  ]);
  const names = [...new URLSearchParams(sent.postData() ?? '').keys()];
  expect(names).toEqual(['intent', 'user_name', 'user_password']);
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByText(accountTexts.login.refused).waitFor();
});
