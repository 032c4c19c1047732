import { expect, test } from '../fixtures/test.ts';
import { unique } from '../actors/unique.ts';

const csv = (text: string) => ({ name: 'clientes.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('MOVE-1 customers of another shop are shown before they are written; a file that cannot be read says why', async ({
  page,
  owner,
}) => {
  await owner.enter('/admin/clients');
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('link', { name: 'Importar', exact: true }).click();
  const file = page.getByLabel('Archivo CSV');
  await file.setInputFiles(csv('talle;color\nM;Rojo\n'));
  await expect(page.getByText('No reconocemos las columnas del archivo (talle, color)')).toBeVisible();

  const name = unique('Nadia');
  const email = `${name.replaceAll(/\W+/g, '-').toLowerCase()}@correo.example`;
  await file.setInputFiles(csv(`Nombre;Apellido;E-mail\nNadia;Prueba;${email}\nSin;Correo;\n`));
  await expect(page.getByText('Fila 3: falta el correo.')).toBeVisible();
  await page.getByRole('button', { name: 'Importar 1 fila' }).click();
  await expect(page.getByRole('heading', { name: 'Se importó «clientes.csv»' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Importar 1 fila' })).toHaveCount(0);
  await page.goto(`/admin/clients?search=${encodeURIComponent(email)}`);
  await expect(page.locator('main [data-row]').filter({ hasText: email })).toBeVisible();
});
