import { arrayBuffer } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import type { AnsweredStream } from '#contract/core/protocol/answered-stream.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { categories } from '#contract/goods/categories.ts';
import { departmentDesk } from '#contract/goods/garment/departments.ts';
import { productImports } from '#contract/goods/imports/product-imports.ts';
import { importScene } from '#test/product-imports.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { shirt } from '#test/shirt.ts';

const here = openedDesk(importScene);

beforeAll(async () => {
  await purchaseScene(here.shop).product();
  await here.admin.call(productDesk.create, {
    name: 'Camisa "Océano"; larga',
    description: '<p>Lino y algodón</p>',
    images: [
      { path: 'https://www.tienda.example/fotos/a.png', alt: 'De frente | espalda' },
      { path: 'https://tienda.example/fotos/b.jpg', alt: '' },
    ],
    isOffertPrice: true,
    previousPrice: '12345',
    currentPrice: '123.5',
    color: 'Azul marino',
    gender: 'women',
    brandName: 'Casa',
    model: 'Océano',
    weight: 320,
    category: 900,
    info: { aboutMe: 'Hecha a mano,\ncon hilo', careInfo: '', sizeAndFit: '-' },
    variants: [
      { brandSize: 'S', isInStock: true, stock: 4, sku: 'CO-S', barcode: '7791234567898', cost: '400.25', weight: 300 },
      { brandSize: 'M', isInStock: false, stock: 0 },
    ],
  });
  // What no form lets in, but a file may bring.
  await here.shop.pool.query(
    `update products set name = '=1+1', description = E'<p>Lino &amp; algodón; "suave"</p>\n<p>Segunda</p>', about_me = '''=cita', care_info = '@mano' where name like 'Camisa "%'`,
  );
});

const bytesOf = async ({ body }: AnsweredStream) => new Uint8Array(await arrayBuffer(body));

test('GOOD-3 an export as CSV or XLSX that is imported again changes nothing', async () => {
  for (const call of [productImports.exportCsv, productImports.exportXlsx]) {
    const { import: made, items } = await here.scene.preview(await bytesOf(await here.admin.call(call, {})));
    expect(items.flatMap(({ problems, changes }) => [...problems, ...changes])).toEqual([]);
    expect(made.counts).toEqual({ new: 0, changed: 0, unchanged: 2, wrong: 0 });
  }
});

test('GOOD-3 an export has no cell that a spreadsheet runs, and one changed cell changes just that', async () => {
  const csv = new TextDecoder().decode(await bytesOf(await here.admin.call(productImports.exportCsv, {})));
  expect(csv).toContain("'=1+1");
  expect(csv).not.toMatch(/(?:^|;|\n)"?[=+@]/);
  const { items } = await here.scene.preview(csv.replaceAll(';Azul marino;', ';Azul;'));
  expect(items.flatMap(({ changes }) => changes)).toEqual([{ field: 'Color', from: 'Azul marino', to: 'Azul' }]);
});

test('GOOD-3 a customer exports nothing', async () => {
  const customer = await here.shop.customer('curiosa');
  expect(await customer.refusal(productImports.exportCsv, {})).toMatchObject({ code: 'not_allowed' });
  expect(await customer.refusal(productImports.exportXlsx, {})).toMatchObject({ code: 'not_allowed' });
});

test('GOOD-13 a department of the owner comes back from an export, and one that the shop does not have is a mistake', async () => {
  const { id } = await here.admin.call(departmentDesk.create, { name: 'Niños' });
  const made = await here.admin.call(categories.create, { title: 'Gorros', genre: id });
  await here.admin.call(productDesk.create, {
    ...shirt,
    name: 'Gorro',
    gender: id,
    category: made.id,
    currentPrice: '100',
  });
  const bytes = await bytesOf(await here.admin.call(productImports.exportCsv, {}));
  const again = await here.scene.preview(bytes);
  expect(again.import.counts).toMatchObject({ new: 0, changed: 0, wrong: 0 });
  const other = new TextDecoder('utf-8').decode(bytes).replaceAll('Niños', 'Nadie');
  const { items } = await here.scene.preview(`\uFEFF${other}`);
  const wrong = items.flatMap(({ problems }) => problems.map(({ text }) => text));
  expect(wrong).toEqual(['No hay un departamento «Nadie»: créelo en Departamentos, o corrija la celda.']);
});
