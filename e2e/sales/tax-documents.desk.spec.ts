import { pdf } from '#test/tax-documents.ts';
import { zipOf } from '#test/zip.ts';
import { expect, test } from '../fixtures/test.ts';
import { nightlyViolations } from '../walk/nightly-inspection.ts';

test('PRICE-10 the owner looks at a zip before anything of it is attached, and downloads the sales book', async ({
  page,
  owner,
}) => {
  await owner.enter('/admin/tax-documents');
  const zip = page.getByLabel('Archivo zip');
  const send = (files: Readonly<Record<string, Buffer>>) =>
    zip.setInputFiles({ name: 'octubre.zip', mimeType: 'application/zip', buffer: zipOf(files) });
  await send({ 'A-0001-5.pdf': pdf(), '999999999_A-1.pdf': pdf() });
  const files = page.getByRole('list', { name: 'octubre.zip' });
  await files.getByText('El nombre no empieza con el número de la orden').waitFor();
  await files.getByText('No hay una orden con ese número').waitFor();
  expect(await page.getByRole('button', { name: 'Adjuntar todos' }).count()).toBe(0);
  expect(await nightlyViolations(page)).toEqual([]);
  await zip.setInputFiles({ name: 'roto.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') });
  await page.getByRole('alert').getByText('No es un zip que se pueda leer').waitFor();

  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^libro-de-ventas-\d{4}-\d{2}\.csv$/);
});
