import { readFile } from 'node:fs/promises';
import { openZip } from '#platform/table-files/zip.ts';
import { expect, test } from '../fixtures/test.ts';
import { mailedLink } from './mailed-link.ts';

test('PRIV-2 a customer downloads the own data, erases the account, changes their mind and erases it after all @all', async ({
  page,
  context,
  buyer,
}) => {
  const { username, password } = buyer;
  const email = `${username}@example.com`;
  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'Descargar mis datos' }).click();
  await page.waitForURL(/\/user\/data$/);
  await page.getByText(/Su copia está lista hasta/).waitFor({ timeout: 60_000 });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Guardar la copia' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^mis-datos-\d{4}-\d\d-\d\d\.zip$/);
  const zip = await openZip(await readFile(await download.path()));
  expect(Buffer.from(await zip.read('account.json')).toString()).toContain(email);
  zip.close();
  const letter = await mailedLink(page, email, 'Descargar mis datos');

  await page.getByLabel('Contraseña actual').fill('equivocada');
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await page.getByText('Contraseña actual incorrecta').waitFor();
  await page.getByLabel('Contraseña actual').fill(password);
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await page.getByRole('heading', { name: 'Su cuenta está cerrada' }).waitFor();
  expect((await context.cookies()).filter(({ name }) => name.endsWith('percha'))).toEqual([]);

  // The link of the copy asks a guest to log in, and leads to the copy then.
  await page.goto(letter);
  await page.waitForURL(/\/login\?volver=%2Fuser%2Fdata/);
  await page.goto(await mailedLink(page, email, 'Conservar mi cuenta'));
  await page.getByRole('button', { name: 'Conservar mi cuenta' }).click();
  await page.getByRole('heading', { name: 'Su cuenta sigue con usted' }).waitFor();
  await page.reload();
  await page.getByRole('alert').waitFor();

  await page.goto(letter);
  await buyer.logIn(username, password);
  await page.getByRole('link', { name: 'Guardar la copia' }).waitFor();
  await page.goto('/user/profile');
  await page.getByRole('link', { name: 'Eliminar mi cuenta' }).click();
  await page.getByLabel('Contraseña actual').fill(password);
  await page.getByLabel('Contraseña actual').press('Enter');
  await page.getByRole('heading', { name: 'Su cuenta está cerrada' }).waitFor();
});
