import { writeXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { categories } from '#contract/goods/categories.ts';
import { productImports } from '#contract/goods/imports/product-imports.ts';
import { importScene } from '#test/product-imports.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { isReadable } from '#test/hostile-input.ts';
import { zipOf } from '#test/zip.ts';
import { singleFields } from './reading/fields.ts';
import { percha } from './reading/headings/percha.ts';
import { combinations, prestashop } from './reading/headings/prestashop.ts';
import type { PlatformHeadings } from './reading/headings/platform-headings.ts';
import { shopify } from './reading/headings/shopify.ts';
import { tiendanube } from './reading/headings/tiendanube.ts';
import { woocommerce } from './reading/headings/woocommerce.ts';

const here = openedDesk(importScene);

beforeAll(async () => {
  await purchaseScene(here.shop).product();
  await here.admin.call(categories.create, { title: 'Hostiles', genre: 'women' });
});

/** What a cell of a file may have, by mistake or on purpose. */
const hostile = [
  '',
  ' ',
  '=1+1',
  "'=1",
  '#REF!',
  '#N/D',
  '\u00ad',
  '\u200b\u2060',
  '\u202egnp.exe',
  'e\u0301'.repeat(60),
  '\u{1f9e5}'.repeat(200),
  `${'x'.repeat(118)}\u{1f9e5} y más`,
  `${'x'.repeat(39)}\u{1f9e5}`,
  'x'.repeat(21_000),
  'uno\ndos\r\ntres',
  '-1',
  '0',
  '0.001',
  '1e400',
  'NaN',
  'Infinity',
  '99999999999999999999',
  '9'.repeat(400),
  '999999999',
  '1.234,50',
  '7.79E+12',
  '7791234567890',
  '2026-13-45',
  '<script>alert(1)</script>',
  "'; drop table products; --",
  '../../../../etc/passwd',
  '/media/../../etc/passwd',
  'javascript:alert(1)',
  'file:///etc/passwd',
  `https://fotos.example/${'a'.repeat(2500)}.jpg`,
  `https://fotos.example/${'\u{20000}'.repeat(450)}.jpg`,
  'constructor',
  '__proto__',
  '{"$gt": ""}',
  'A > B > C > D, E',
];

type Row = Readonly<Record<string, string>>;

/** A product that nothing is wrong with, by what its columns are about. */
const usual = (at: number): Row => ({
  handle: `prenda-${at}`,
  type: 'simple',
  name: `Prenda ${at}`,
  description: '<p>De algodón</p>',
  brand: 'Casa',
  color: 'Azul',
  size: 'M',
  category: 'Nuevas',
  productType: 'Nuevas',
  gender: 'Mujer',
  published: '1',
  sku: `H-${at}`,
  price: '100',
  before: '120',
  stock: '3',
  cost: '40',
  images: `https://fotos.example/${at}.jpg`,
});

/** The same in a category that is there, as Percha's own files ask for. */
const inShop = (at: number): Row => ({ ...usual(at), category: 'Hostiles' });

/** The fields of a kind of file, each with the heading that the shop of it writes. */
function columnsOf({ fields }: PlatformHeadings): (readonly [field: string, heading: string])[] {
  return singleFields.flatMap((field) => {
    const [heading] = fields[field] ?? [];
    return heading === undefined || field === 'ignored' ? [] : [[field, heading] as const];
  });
}

/** Rows of which each is a product of its own with one hostile cell. */
function rowsOf(fields: readonly string[], given: (at: number) => Row = usual): Row[] {
  return fields.flatMap((field, group) =>
    hostile.map((cell, at) => ({ ...given(group * hostile.length + at + 1), [field]: cell })),
  );
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

const csvOf = (columns: readonly (readonly [field: string, heading: string])[], rows: readonly Row[]) =>
  [columns.map(([, heading]) => heading), ...rows.map((row) => columns.map(([field]) => row[field] ?? ''))]
    .map((cells) => cells.map(quoted).join(';'))
    .join('\n');

const files: Readonly<Record<string, PlatformHeadings>> = {
  Percha: percha,
  Shopify: shopify,
  WooCommerce: woocommerce,
  Tiendanube: tiendanube,
};

const isShort = (text: string) => text.length < 500 && isReadable(text);

/** Imports a file, and takes it back. Each product is wrong in words, or written; nothing is left. */
async function survives(file: string | Uint8Array) {
  const before = await here.scene.rows();
  const { import: read } = await here.scene.preview(file, { name: 'hostil.csv' });
  expect(read).toMatchObject({ state: 'preview', said: null });
  const { counts } = read;
  for (let page = 1; page <= Math.ceil(counts.wrong / 50); page += 1) {
    const { items } = await here.admin.call(productImports.one, { importId: read.id, fate: 'wrong', page });
    const said = items.map(({ problems }) => problems.map(({ text }) => text));
    expect(said.filter((texts) => texts.length === 0 || !texts.every(isShort))).toEqual([]);
  }
  const written = await here.scene.write(read, { skipWrong: true });
  expect(written).toMatchObject({ state: 'written', progress: { done: counts.new + counts.changed } });
  const taken = await here.scene.undo(read);
  expect(taken).toMatchObject({ state: 'undone' });
  expect(await here.scene.rows()).toBe(before);
  return counts;
}

describe('GOOD-3 one hostile cell in every row', () => {
  test.each(Object.keys(files))('of a file of %s is said in words, or is harmless', async (platform) => {
    const headings = files[platform] ?? percha;
    const columns = columnsOf(headings);
    const fields = columns.map(([field]) => field);
    const counts = await survives(csvOf(columns, rowsOf(fields, headings === percha ? inShop : usual)));
    expect(counts.new).toBeGreaterThan(columns.length * 10);
    expect(counts.wrong).toBeGreaterThan(columns.length);
  });

  test('of PrestaShop’s two files is said in words, or is harmless', async () => {
    const columns = columnsOf(prestashop);
    const fields = columns.map(([field]) => field);
    const products = rowsOf(
      fields.filter((field) => field !== 'id'),
      (at) => ({ ...usual(at), id: String(at) }),
    );
    const other = columnsOf(combinations);
    const rows = rowsOf(
      other.map(([field]) => field),
      (at) => ({ id: String(at), combinationNames: 'Talla:select:0', combinationValues: 'M:0', stock: '1' }),
    );
    const plain = rows.map((_, at) => ({ ...usual(at + 1), id: String(at + 1) }));
    expect((await survives(csvOf(columns, products))).wrong).toBeGreaterThan(0);
    const zip = zipOf({ 'productos.csv': csvOf(columns, plain), 'combinaciones.csv': csvOf(other, rows) });
    expect((await survives(zip)).wrong).toBeGreaterThan(0);
  });

  test('of an XLSX file, with numbers and texts that no column can store', async () => {
    const columns = columnsOf(percha);
    const numbers = [
      1e300,
      -1e300,
      1e16,
      -1,
      0,
      0.001,
      0.1 + 0.2,
      1e15,
      7_791_234_567_898,
      true,
      new Date('2026-10-12'),
    ];
    const broken = ['a\u0000b', 'a\ud800b', '_x0000_', '_xD83E_'];
    const rows = columns.flatMap(([changed], group) =>
      [...numbers, ...broken].map((cell, at) => {
        const given = inShop(group * 100 + at + 1);
        return columns.map(([field]) => (field === changed ? cell : (given[field] ?? '')));
      }),
    );
    const book = await writeXlsx({
      sheets: [{ name: 'Hoja', rows: [columns.map(([, heading]) => heading), ...rows] }],
    });
    expect((await survives(book)).wrong).toBeGreaterThan(0);
  });

  test('in the headings: none is taken for what it is not, and a new attribute can be called so', async () => {
    const headings = [
      'Nombre',
      'Género',
      'Categoría',
      'Talle',
      'Precio',
      ...hostile.filter((text) => text.length < 450),
    ];
    const row = ['Prenda', 'Mujer', 'Hostiles', 'M', '100', ...headings.slice(5).map(() => 'valor')];
    const file = [headings, row].map((cells) => cells.map(quoted).join(';')).join('\n');
    const { import: read } = await here.scene.preview(file);
    expect(read).toMatchObject({ state: 'preview', counts: { new: 1, wrong: 0 } });
    const columns = read.unknownColumns.map((heading) => ({ heading, use: 'new' as const }));
    await here.admin.call(productImports.columns, { importId: read.id, columns: columns.slice(0, 20) });
    await here.scene.work();
    expect(await here.scene.write(read)).toMatchObject({ state: 'written' });
    expect(await here.scene.undo(read)).toMatchObject({ state: 'undone' });
  });
});
