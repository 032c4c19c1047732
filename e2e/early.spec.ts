import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { administrator } from './administrator.ts';
import { unique } from './unique.ts';
import { assistantOf } from './assistant-panel.ts';
import { visit } from './visit.ts';

/** Holds back the scripts of the pages that are opened next, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const arrived = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  return arrived.resolve;
}

test('what is written before the scripts are there is kept, and is what the form sends', async () => {
  const { page, context, close } = await visit();
  await administrator(page).enter('/admin/createproduct');
  const late = await context.newPage();
  const release = await holdScripts(late);
  await late.goto('/admin/createproduct', { waitUntil: 'commit' });
  const name = unique('Temprano');
  await late.getByLabel('Nombre', { exact: true }).fill(name);
  await late.getByLabel('Género').selectOption({ index: 1 });
  const gender = await late.getByLabel('Género').inputValue();
  release();
  await late.getByRole('textbox', { name: 'Descripción' }).and(late.locator('[contenteditable]')).waitFor();
  expect(await late.getByLabel('Nombre', { exact: true }).inputValue()).toBe(name);
  expect(await late.getByLabel('Género').inputValue()).toBe(gender);
  await late.getByRole('button', { name: 'Crear producto' }).click();
  await late.locator('[aria-invalid="true"][name="brandName"]').waitFor();
  expect(await late.locator('[aria-invalid="true"]:is([name="name"], [name="gender"])').count()).toBe(0);
  await close();
});

/** A page of the shop as it is seen before its scripts come; `release` lets them come. */
async function openBeforeScripts(path: string) {
  const { context, close } = await visit();
  const page = await context.newPage();
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'load' });
  return { page, release, close };
}

test('a button that only scripts serve and that was pressed before them does what it says once they are there', async () => {
  const { page, release, close } = await openBeforeScripts('/');
  const bot = assistantOf(page);
  await bot.button.click();
  expect(await bot.panel.count()).toBe(0);
  release();
  await bot.said('asistente de Percha');
  await close();
});

test('a size that was chosen before the scripts were there is what goes into the bag', async () => {
  const { page, release, close } = await openBeforeScripts('/detail/1');
  const sizes = page.getByRole('combobox', { name: 'Talle' });
  const size = await sizes.locator('option:not([disabled]):not([value=""])').first().getAttribute('value');
  await sizes.selectOption(size ?? '');
  release();
  await expect.poll(() => sizes.evaluate((select) => 'required' in select && select.required)).toBe(false);
  await page.getByRole('button', { name: 'Agregar al carrito', exact: true }).click();
  await page.getByText('Agregado al carrito').first().waitFor();
  expect(await sizes.inputValue()).toBe(size);
  await close();
});
