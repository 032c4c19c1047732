import { expect, test } from '../fixtures/test.ts';
import type { Locator, Page } from '@playwright/test';
import { accountTexts } from '#contract/account.texts.ts';

/** Types into a field and shows it. */
async function showAndHide(page: Page, field: Locator): Promise<void> {
  const toggle = field.locator('xpath=following-sibling::button');
  await field.pressSequentially('perchero');
  await field.press('ArrowLeft');
  await field.press('ArrowLeft');
  await toggle.click();
  expect(await state(field)).toEqual({ type: 'text', caret: 6, isFocused: true });
  expect(await toggle.getAttribute('aria-pressed')).toBe('true');
  await field.press('x');
  expect(await field.inputValue()).toBe('perchexro');
  const box = await toggle.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await toggle.focus();
  await page.keyboard.press('Space');
  expect(await field.getAttribute('type')).toBe('password');
  expect(await toggle.getAttribute('aria-pressed')).toBe('false');
  expect(await toggle.evaluate((button) => document.activeElement === button)).toBe(true);
  await field.fill('');
}

const state = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => ({
    type: input.type,
    caret: input.selectionStart,
    isFocused: document.activeElement === input,
  }));

/** Tests all password fields of the page, with their expected autocomplete values. */
async function tryAllFields(page: Page, completions: readonly string[]): Promise<void> {
  const fields = page.locator('main input[type="password"]');
  await expect.poll(() => fields.count()).toBe(completions.length);
  const ids = await fields.evaluateAll((inputs) => inputs.map(({ id }) => id));
  for (const [index, id] of ids.entries()) {
    const field = page.locator(`[id="${id}"]`);
    expect(await field.getAttribute('autocomplete')).toBe(completions[index]);
    if (index === 0) await showAndHide(page, field);
    else await showOnce(field);
  }
}

async function showOnce(field: Locator): Promise<void> {
  await field.locator('xpath=following-sibling::button').click();
  expect(await field.getAttribute('type')).toBe('text');
}

test('MEND-21 every password can be shown', async ({ page, shopper }) => {
  await page.goto('/login');
  await tryAllFields(page, ['current-password']);
  await page.goto('/login?vista=crear');
  await tryAllFields(page, ['new-password', 'new-password']);
  const { username, password } = await shopper.register();
  await page.goto(`/user/changepassword/${username}`);
  await tryAllFields(page, ['current-password', 'new-password', 'new-password']);
  await page.goto('/login');
  await shopper.logIn(`${username}@example.com`, password);
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/user/changepassword');
  await tryAllFields(page, ['current-password', 'new-password', 'new-password']);
  await page.goto('/user/profile');
  await page.getByLabel('Correo electrónico').fill('otro@example.com');
  await tryAllFields(page, ['current-password']);
});

test('MEND-21 the screen for a new administrator shows passwords too', async ({ page, owner }) => {
  await owner.enter('/admin/createadmin');
  await page.getByLabel('Nombre de usuario').fill('mostrador');
  await page.getByLabel('Legajo').fill('1234567');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await tryAllFields(page, ['new-password', 'new-password']);
});

test('MEND-21 a shown password is hidden before it is sent, and the state of the button is not sent', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByText('Usuario o correo electrónico').waitFor();
  await page.getByLabel(accountTexts.login.username, { exact: true }).fill('cliente@example.com');
  const field = page.getByLabel(accountTexts.login.password, { exact: true });
  await field.fill('equivocada');
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST'),
    page.getByRole('button', { name: accountTexts.login.submit }).click(),
  ]);
  const names = [...new URLSearchParams(sent.postData() ?? '').keys()];
  expect(names).toEqual(['intent', 'user_name', 'user_password']);
  expect(await field.getAttribute('type')).toBe('password');
  await page.getByText(accountTexts.login.refused).waitFor();
});

test('MEND-21 without scripts there is no button that does nothing', async ({ visit }) => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await page.goto('/login');
  await page.getByLabel(accountTexts.login.password, { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Mostrar contraseña' }).count()).toBe(0);
});
