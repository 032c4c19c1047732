import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { administrator } from '../actors/administrator.ts';
import { endSession, expired } from '../people/session-scene.ts';
import { shopper } from '../actors/shopper.ts';

const price = (page: Page) => page.getByLabel('Precio actual');

test('MEND-33 a price is never truncated: too long or with dots, it is rejected', async ({ page, owner }) => {
  await owner.enter('/admin/createproduct');
  for (const typed of ['22.500', '39.990,00', '120000']) {
    await price(page).fill('');
    await price(page).pressSequentially(typed);
    await price(page).blur();
    expect([await price(page).inputValue(), await price(page).getAttribute('aria-invalid')]).toEqual([typed, 'true']);
  }
});

test('MEND-40 Enter adds a typed size, and a product is not saved while one is not added', async ({ visit }) => {
  const { page, close } = await visit({ width: 390 });
  const she = administrator(page);
  await she.enter('/admin/allproducts');
  await page.goto('/admin/modification/12');
  const size = page.getByLabel('Talle', { exact: true });
  await size.fill('3xl');
  await size.press('Enter');
  await page.getByLabel('Stock del talle 3XL').waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/modification/12');
  await size.fill('4xl');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await she.toast('Falta agregar lo que escribió: 4XL');
  expect(await size.evaluate((field) => field === document.activeElement)).toBe(true);
});

test('MEND-33 stock that is no number gets a message, and is not saved', async ({ page, owner }) => {
  await owner.enter('/admin/allproducts');
  await page
    .getByRole('button', { name: /^Stock: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Stock de / });
  const field = dialog.getByRole('textbox').first();
  await field.fill('abc');
  await dialog.getByText(backOfficeTexts.productForm.badStock).waitFor();
  expect(await dialog.getByRole('button', { name: 'Guardar' }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: '¿Salir sin guardar?' }).waitFor();
});

test('MEND-7 stock sent after the session expired leads back to the same list', async ({ page, owner }) => {
  await owner.enter('/admin/allproducts');
  await page.goto('/admin/allproducts?order=name&page=2');
  await page
    .getByRole('button', { name: /^Stock: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Stock de / });
  const field = dialog.getByRole('textbox').first();
  await field.fill(String(Number(await field.inputValue()) + 1));
  await endSession(page);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expired(page).waitFor();
  await shopper(page).logIn('admin', 'admin1234');
  await page.waitForURL(/\/admin\/allproducts\?order=name&page=2$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
});
