import { expect, test } from 'vitest';
import { ownAdministrator } from './desk-list.ts';
import { visit, widths } from './visit.ts';

test.for(widths)('OWN-1 at %i px the owner changes a setting, and takes the earlier version again', async (width) => {
  const { page, close, troubles } = await visit({ width });
  await ownAdministrator(page);
  await page.goto('/admin/settings');
  await page
    .getByRole('navigation', { name: 'Partes de la configuración' })
    .getByRole('link', { name: 'Cobros' })
    .click();
  await page.waitForURL('**/admin/settings/payment');
  // The demonstration's payments are simulated.
  expect(await page.getByLabel('Access token').isDisabled()).toBe(true);
  await page.goto('/admin/settings/mail');
  const replies = page.getByLabel('Dirección para las respuestas');
  const save = page.getByRole('button', { name: 'Guardar', exact: true });
  await replies.fill('no es un correo');
  await save.click();
  await page.getByText('Escriba una dirección de correo').waitFor();
  const address = `respuestas${width}@percha.example`;
  await replies.fill(address);
  await save.click();
  await page.getByText('Configuración guardada.').first().waitFor();
  await save.waitFor({ state: 'hidden' });
  await page.reload();
  expect(await replies.inputValue()).toBe(address);
  await replies.fill(`otra${width}@percha.example`);
  await save.click();
  await save.waitFor({ state: 'hidden' });
  await page.getByText('Versiones anteriores').click();
  await page.getByRole('listitem').filter({ hasText: address }).getByRole('button', { name: 'Volver a esta' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Volver a esta' }).click();
  await expect.poll(() => replies.inputValue()).toBe(address);
  await page.goto('/admin/audit?kind=settings');
  await page.getByText('Configuración, Correo').first().waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test('OWN-1 of two who edit the same settings the second one is asked which value stays', async () => {
  const [mine, theirs] = [await visit(), await visit()];
  for (const { page } of [mine, theirs]) {
    await ownAdministrator(page);
    await page.goto('/admin/settings/contact');
    await page.getByLabel('Teléfono').waitFor();
  }
  const fill = async ({ page }: typeof mine, number: string) => {
    await page.getByLabel('Teléfono').fill(number);
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  };
  await fill(theirs, '+54 11 1111-1111');
  await theirs.page.getByText('Configuración guardada.').first().waitFor();
  await fill(mine, '+54 11 2222-2222');
  const question = mine.page.getByRole('dialog');
  await question.getByText('+54 11 1111-1111').waitFor();
  expect(await mine.page.getByLabel('Teléfono').first().inputValue()).toBe('+54 11 2222-2222');
  await mine.close();
  await theirs.close();
});
