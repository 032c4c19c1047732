import { interactions } from '../fixtures/interactions.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../actors/unique.ts';

/** A file of Tiendanube with products of two sizes each. */
function fileOf(handle: string, products: number): Buffer {
  const header =
    'Identificador de URL;Nombre;Categorías;Nombre de propiedad 1;Valor de propiedad 1;Precio;Stock;SKU;Mostrar en tienda;Sexo';
  const rows = Array.from({ length: products }, (_, at) => [
    `${handle}-${at};Mudanza ${handle} ${at};Mudanzas;Talle;S;"12,500.00";3;${handle}-${at}-S;SI;Femenino`,
    `;;;;M;"12,500.00";2;${handle}-${at}-M;;`,
  ]);
  return Buffer.from(`\ufeff${[header, ...rows.flat()].join('\r\n')}`);
}

test('GOOD-3 MOVE-1 forty products come in from a file of Tiendanube in at most 10 interactions, are sold under their old addresses, and are taken back @all', async ({
  page,
  owner,
}) => {
  const handle = unique('m').replaceAll(' ', '-');
  const { does, count } = interactions();
  await does(() => owner.enter('/admin/allproducts'));
  await does(() => page.getByRole('link', { name: 'Importar productos' }).first().click());
  await does(() => page.getByLabel('Productos cuyo archivo no dice para quién son').selectOption('women'));
  const file = { name: 'tiendanube.csv', mimeType: 'text/csv', buffer: fileOf(handle, 40) };
  await does(() => page.getByLabel('Archivo de productos').setInputFiles(file));
  await expect(page.getByText('Tiendanube · Vista previa: todavía no se guardó nada')).toBeVisible();
  await does(() => page.getByRole('button', { name: 'Importar 40 productos' }).click());
  await expect(page.getByText('Tiendanube · Importada')).toBeVisible();
  expect(count()).toBeLessThanOrEqual(10);
  // The progress and the way back survive a reload.
  await page.reload();
  await expect(page.getByRole('link', { name: 'Nuevos: 40' })).toBeVisible();
  const address = page.url();

  await page.goto(`/productos/${handle}-7/`);
  await expect(page).toHaveURL(/\/detail\/\d+$/);
  await expect(page.getByRole('heading', { name: `Mudanza ${handle} 7` })).toBeVisible();

  await page.goto(address);
  await page.getByRole('button', { name: 'Deshacer la importación' }).click();
  await owner.confirm('¿Deshacer la importación?', 'Deshacer la importación');
  await expect(page.getByText('Tiendanube · Deshecha')).toBeVisible();
  expect((await page.request.get(`/productos/${handle}-7/`)).status()).toBe(404);
});

test('GOOD-3 what is wrong in a file is said with its row, and nothing is written @all', async ({ page, owner }) => {
  await owner.enter('/admin/products/import');
  const buffer = Buffer.from('Nombre;Género;Categoría;Talle;Precio\nUna;Mujer;No hay;M;diez\n');
  await page.getByLabel('Archivo de productos').setInputFiles({ name: 'mala.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('Fila 2: «diez» no es un precio.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Importar \d/ })).toHaveCount(0);
});
