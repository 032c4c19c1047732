import { expect, test } from 'vitest';
import { administrator } from './administrator.ts';
import { unique } from './unique.ts';
import { visit } from './visit.ts';

test('what is written before the scripts are there is kept, and is what the form sends', async () => {
  const { page, context, close } = await visit();
  await administrator(page).enter('/admin/createproduct');
  const late = await context.newPage();
  const arrived = Promise.withResolvers<void>();
  await late.route('**/assets/*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await late.goto('/admin/createproduct', { waitUntil: 'commit' });
  const name = unique('Temprano');
  await late.getByLabel('Nombre', { exact: true }).fill(name);
  await late.getByLabel('Género').selectOption({ index: 1 });
  const gender = await late.getByLabel('Género').inputValue();
  arrived.resolve();
  await late.getByRole('textbox', { name: 'Descripción' }).and(late.locator('[contenteditable]')).waitFor();
  expect(await late.getByLabel('Nombre', { exact: true }).inputValue()).toBe(name);
  expect(await late.getByLabel('Género').inputValue()).toBe(gender);
  await late.getByRole('button', { name: 'Crear producto' }).click();
  await late.locator('[aria-invalid="true"][name="brandName"]').waitFor();
  expect(await late.locator('[aria-invalid="true"]:is([name="name"], [name="gender"])').count()).toBe(0);
  await close();
});
