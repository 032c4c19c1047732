import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '#contract/goods/products.ts';
import { categories } from '#contract/goods/categories.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { shortText, textKey } from '#contract/core/fields/short-text.ts';
import { migrate } from '#platform/database/migrate.ts';
import type { Actor } from '#test/actor.ts';
import { emptyDatabase, type TestDatabase } from '#test/database.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openShop, type Shop } from '#test/shop.ts';
import { migrationsFolder } from '#server/core/context/migrations-folder.ts';

const decomposed = (text: string) => text.normalize('NFD');

describe('in an open shop', () => {
  let shop: Shop;
  let admin: Actor;

  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.admin();
  });

  afterAll(() => shop.close());

  const facets = async () => (await shop.guest().call(catalogue.page, {})).facets;

  test('a colour, a brand and a size in several spellings are one filter each, spelled as most products are', async () => {
    const scene = purchaseScene(shop);
    const goods = [await scene.product(), await scene.product(), await scene.product()];
    const spell = (at: number, color: string, brand: string) =>
      shop.pool.query('update products set color = $2, brand_name = $3 where id = $1', [goods[at]?.id, color, brand]);
    await spell(0, 'MARRÓN', 'ñandú');
    await spell(1, 'Marrón', decomposed('Ñandú'));
    await spell(2, decomposed('Marrón'), 'Ñandú');
    const found = await facets();
    expect(found.colors.map(({ value, count }) => [value.normalize('NFC').toLowerCase(), count])).toEqual([
      ['marrón', 3],
    ]);
    expect(found.brands.map(({ count }) => count)).toEqual([3]);
    const { total } = await shop.guest().call(catalogue.page, { color: ['marrÓn'], brand: [decomposed('ÑANDÚ')] });
    expect(total).toBe(3);
    await spell(1, 'MARRÓN', 'Ñandú');
    expect((await facets()).colors.map(({ value }) => value)).toEqual(['MARRÓN']);
    await spell(0, 'Marrón', 'Ñandú');
    await spell(1, 'Marrón', 'Ñandú');
    await spell(2, 'Marrón', 'Ñandú');
    expect((await facets()).colors.map(({ value }) => value)).toEqual(['Marrón']);
    expect((await facets()).brands).toEqual([{ value: 'Ñandú', count: 3 }]);
  });

  test('a product is stored as its texts look', async () => {
    const { id } = await purchaseScene(shop).product();
    const changed = await admin.call(productDesk.update, {
      productId: id,
      name: ` Buzo  de\u200b ${decomposed('algodón')} `,
      description: 'Una prenda',
      images: ['tienda.example/a.png'],
      currentPrice: '100',
      color: decomposed('Marrón'),
      gender: 'women',
      brandName: 'Ñan\u00addú',
      category: 900,
      variants: [{ brandSize: decomposed(' único '), isInStock: true, stock: 2 }],
    });
    expect(changed).toMatchObject({
      name: 'Buzo de algodón',
      color: 'Marrón',
      brandName: 'Ñandú',
      variants: [{ brandSize: 'ÚNICO' }],
    });
  });

  test('ACAT-2 a category that looks like another one is taken', async () => {
    await admin.call(categories.create, { id: 10, title: 'Búzos', genre: 'men' });
    await admin.call(categories.create, { id: 11, title: 'Bu zos', genre: 'men' });
    for (const title of [decomposed('Búzos'), 'BÚZOS', ' Bú\u200bzos', 'Bu  zos', 'Bu\u00a0zos']) {
      expect((await admin.refusal(categories.create, { id: 12, title, genre: 'men' })).code).toBe('category_taken');
    }
    expect((await admin.refusal(categories.update, { id: 11, title: decomposed('búzos') })).code).toBe(
      'category_taken',
    );
  });

  test('the database knows the same short texts and keys as the contract', async () => {
    const letters = [
      'a',
      'Ñ',
      'n\u0303',
      '\u0301',
      'ß',
      'ẞ',
      'Σ',
      'ς',
      'ſ',
      '\u200b',
      '\u3164',
      '\u00a0',
      '\t',
      '\u2800',
      '\u00ad',
      ' ',
      'é',
      '李',
    ];
    const text = fc.array(fc.constantFrom(...letters), { maxLength: 8 }).map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(text, async (value) => {
        const { rows } = await shop.pool.query('select short_text($1) as short, text_key($1) as key', [value]);
        expect(rows).toEqual([{ short: shortText(value), key: textKey(value) }]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('what was stored before', () => {
  let database: TestDatabase;
  let folder: string;
  const merging = '0034_short_texts.sql';

  beforeAll(async () => {
    database = await emptyDatabase();
    folder = await mkdtemp(join(tmpdir(), 'migrations-'));
    for (const name of await readdir(migrationsFolder)) {
      if (name < merging) await cp(join(migrationsFolder, name), join(folder, name));
    }
    await migrate(database.pool, folder);
  });

  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });

  test('is merged: spellings, sizes with their stock, categories with their products and the places that lead there', async () => {
    const { pool } = database;
    const rowsOf = async (text: string) => (await pool.query(text)).rows;
    await pool.query(
      `insert into categories (id, title, genre) values (1, $1, 'men'), (2, 'Búzos', 'men'), (3, 'Bu  zos', 'men'), (4, 'Bu zos', 'men'), (5, 'Búzos', 'women')`,
      [decomposed('Búzos')],
    );
    const insert = (color: string, brand: string, category: number) =>
      pool.query(
        `insert into products (name, description, gender, brand_name, color, current_price_minor, category_id)
         values (' Buzo  Faro', '', 'men', $2, $1, 100, $3)`,
        [color, brand, category],
      );
    await insert('MARRÓN', 'ÑANDÚ', 1);
    await insert('Marrón', 'Ñandú', 2);
    await insert(decomposed('Marrón'), decomposed('Ñandú'), 2);
    await insert('Negro', '\u3164', 3);
    await pool.query(
      `insert into variants (product_id, brand_size, position, stock) values (1, 'ÚNICO', 0, 2), (1, $1, 1, 3), (2, 'M', 0, 1)`,
      [decomposed('ÚNICO')],
    );
    const content = {
      main: [
        {
          text: 'Búzos',
          target: { to: 'category', id: 1 },
          links: [{ text: 'x', target: { to: 'page', slug: 'id' } }],
        },
      ],
      blocks: [{ of: { by: 'chosen', categories: [1, 2, 4] } }, { link: { to: 'category', category: 1 } }],
    };
    await pool.query(
      `insert into content_versions (kind, key, version, content, at, by) values ('menu', 'shop', 90, $1, now(), 'x')`,
      [content],
    );
    await cp(join(migrationsFolder, merging), join(folder, merging));
    await migrate(pool, folder);

    expect(await rowsOf('select name, brand_name, color, category_id as category from products order by id')).toEqual([
      { name: 'Buzo Faro', brand_name: 'Ñandú', color: 'Marrón', category: 2 },
      { name: 'Buzo Faro', brand_name: 'Ñandú', color: 'Marrón', category: 2 },
      { name: 'Buzo Faro', brand_name: 'Ñandú', color: 'Marrón', category: 2 },
      { name: 'Buzo Faro', brand_name: '\u3164', color: 'Negro', category: 3 },
    ]);
    expect(await rowsOf('select product_id, brand_size, stock from variants order by id')).toEqual([
      { product_id: 1, brand_size: 'ÚNICO', stock: 5 },
      { product_id: 2, brand_size: 'M', stock: 1 },
    ]);
    expect(await rowsOf('select id, title from categories order by id')).toEqual([
      { id: 2, title: 'Búzos' },
      { id: 3, title: 'Bu zos' },
      { id: 5, title: 'Búzos' },
    ]);
    const [stored] = await rowsOf(`select content from content_versions where kind = 'menu' and version = 90`);
    expect(stored).toEqual({
      content: {
        main: [
          {
            text: 'Búzos',
            target: { to: 'category', id: 2 },
            links: [{ text: 'x', target: { to: 'page', slug: 'id' } }],
          },
        ],
        blocks: [{ of: { by: 'chosen', categories: [2, 3] } }, { link: { to: 'category', category: 2 } }],
      },
    });
  });
});
