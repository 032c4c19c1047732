import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '#contract/goods/products.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { productImports } from '#contract/goods/imports/product-imports.ts';
import { importScene, tiendanubeFile } from '#test/product-imports.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(importScene);
beforeAll(() => purchaseScene(here.shop).product());

const fileOf = tiendanubeFile;
const rowsOf = () => here.scene.rows();
const productOf = (sku: string) => here.scene.productOf(sku);

describe('GOOD-3 an import', () => {
  test('is read, shown, written whole, and the same file changes nothing more', async () => {
    const preview = await here.scene.preview(fileOf('lisa'), { name: 'tienda.csv' });
    expect(preview.import).toMatchObject({
      state: 'preview',
      platform: 'Tiendanube',
      name: 'tienda.csv',
      counts: { new: 2, changed: 0, unchanged: 0, wrong: 0 },
      newCategories: [{ title: 'Remeras', gender: 'women' }],
      sameAs: null,
    });
    expect(await here.scene.write(preview.import)).toMatchObject({ state: 'written', progress: { done: 2, total: 2 } });
    expect(await productOf('LISA-RS')).toMatchObject({
      name: 'Remera lisa',
      color: 'Rojo',
      model: 'Remera lisa',
      description: '<p>De algodón</p>',
      brandName: 'Norte',
      gender: 'women',
      Category: { title: 'Remeras' },
      currentPrice: { minor: 900_000 },
      previousPrice: { minor: 1_000_000 },
      variants: [
        { brandSize: 'S', stock: 3, sku: 'lisa-rs' },
        { brandSize: 'M', stock: 1 },
      ],
      colors: [{ color: 'Rojo' }, { color: 'Azul' }],
    });
    const again = await here.scene.preview(fileOf('lisa'));
    expect(again.import).toMatchObject({
      counts: { new: 0, changed: 0, unchanged: 2, wrong: 0 },
      sameAs: preview.import.id,
    });
  });

  test('shows what changes of each product, and changes just that', async () => {
    const first = await here.scene.preview(fileOf('cambia'));
    await here.scene.write(first.import);
    const before = await productOf('cambia-rs');
    const next = await here.scene.preview(fileOf('cambia', { price: '12,000.00', stock: 7 }));
    const priced = (minor: number) => formatPrice(shopMoney(minor));
    const raised = { field: 'Precio anterior', from: priced(1_000_000), to: priced(1_200_000) };
    expect(next.items.map(({ fate, changes }) => [fate, changes])).toEqual([
      ['changed', [raised, { field: 'Unidades: S', from: '3', to: '7' }]],
      ['changed', [raised]],
    ]);
    await here.scene.write(next.import);
    const after = await productOf('cambia-rs');
    expect(after).toMatchObject({
      id: before.id,
      previousPrice: { minor: 1_200_000 },
      variants: [{ stock: 7 }, { stock: 1 }],
    });
  });

  test('with a mistake writes nothing, unless what is wrong is left out', async () => {
    const before = await rowsOf();
    const file = `${fileOf('mala')}\nrota;Remera rota;Ropa;Talle;S;;;nada;;1;;SI;;;`;
    const { import: made, items } = await here.scene.preview(file);
    expect(items.filter(({ fate }) => fate === 'wrong')).toMatchObject([
      {
        name: 'Remera rota',
        problems: [
          { row: 5, text: '«nada» no es un precio.' },
          { row: 5, text: 'Falta el precio.' },
        ],
      },
    ]);
    expect(await here.admin.refusal(productImports.write, { importId: made.id })).toMatchObject({
      code: 'import_has_wrong',
    });
    expect(await rowsOf()).toBe(before);
    expect(await here.scene.write(made, { skipWrong: true })).toMatchObject({
      state: 'written',
      progress: { done: 2, total: 2 },
    });
  });

  test('in Percha’s own columns takes an unknown category for a mistake, and one SKU for one product', async () => {
    await here.scene.write((await here.scene.preview(fileOf('dueña'))).import);
    const { items } = await here.scene.preview(
      [
        'Nombre;Género;Categoría;Talle;Precio;SKU',
        'Uno;Mujer;No existe;S;10;uno',
        'Dos;Mujer;Remeras;S;10;DUEÑA-RS',
        'Tres;Mujer;Remeras;S;10;UNO',
      ].join('\n'),
    );
    expect(items.map(({ problems }) => problems.map(({ text }) => text))).toEqual([
      ['La categoría «No existe» no existe en la tienda: creala o corregí el nombre.'],
      [],
      ['El SKU «UNO» ya está en la fila 2.'],
    ]);
  });

  test('with 41 sizes, or without a gender that nobody chose, says so', async () => {
    const sizes = Array.from({ length: 41 }, (_, at) => `Largo;Mujer;Remeras;T${at};10`);
    const { items } = await here.scene.preview(['Nombre;Género;Categoría;Talle;Precio', ...sizes].join('\n'));
    expect(items).toMatchObject([{ fate: 'wrong', problems: [{ row: 2, text: 'Tiene 41 talles: entran 40.' }] }]);
    const { items: asked } = await here.scene.preview(fileOf('nadie'), { gender: 'ask' });
    expect(asked[0]?.problems[0]?.text).toContain('no dice de qué departamento es');
  });

  test('that cannot be read is refused with its reason', async () => {
    const { import: made } = await here.scene.preview('a;b\n1;2\n');
    expect(made).toMatchObject({ state: 'refused', said: expect.stringContaining('No reconocemos las columnas') });
    expect(await here.admin.refusal(productImports.write, { importId: made.id })).toMatchObject({
      code: 'import_not_ready',
    });
    expect(await here.admin.refusal(productImports.one, { importId: 99_999 })).toMatchObject({
      code: 'import_not_found',
    });
  });
});

describe('GOOD-3 two at once', () => {
  test('the second of two imports of one file is shown anew, and makes nothing twice', async () => {
    const one = await here.scene.preview(fileOf('doble'));
    const other = await here.scene.preview(fileOf('doble'));
    await here.scene.write(one.import);
    const stale = await here.scene.write(other.import);
    expect(stale).toMatchObject({ state: 'preview', counts: { new: 0, unchanged: 2 } });
    expect(stale.said).toContain('Mientras tanto cambiaron');
  });

  test('a product that was changed after the preview is not overwritten unseen', async () => {
    await here.scene.write((await here.scene.preview(fileOf('editada'))).import);
    const next = await here.scene.preview(fileOf('editada', { price: '12,000.00' }));
    await here.shop.pool.query(
      `update products set name = 'De la dueña' where name = 'Remera editada' and color = 'Azul'`,
    );
    const before = await rowsOf();
    expect(await here.scene.write(next.import)).toMatchObject({ state: 'preview', counts: { changed: 2 } });
    expect(await rowsOf()).toBe(before);
    expect(await productOf('editada-rs')).toMatchObject({ previousPrice: { minor: 1_000_000 } });
  });

  test('units that were sold after the preview stay sold', async () => {
    await here.scene.write((await here.scene.preview(fileOf('vendida', { stock: 5 }))).import);
    const next = await here.scene.preview(fileOf('vendida', { stock: 8 }));
    await here.shop.pool.query(`update variants set stock = 4 where sku = 'vendida-rs'`);
    await here.scene.write(next.import);
    expect(await productOf('vendida-rs')).toMatchObject({ variants: [{ stock: 7 }, { stock: 1 }] });
  });
});

test('GOOD-3 a customer imports nothing, and sees no import', async () => {
  const customer = await here.shop.customer('curiosa');
  expect(await customer.refusal(productImports.list, {})).toMatchObject({ code: 'not_allowed' });
  const bytes = new Uint8Array([1]);
  expect(await customer.refusal(productImports.upload, { gender: 'ask', name: 'x', bytes })).toMatchObject({
    code: 'not_allowed',
  });
});

test('GOOD-3 what was imported is found and sold at once', async () => {
  await here.scene.write((await here.scene.preview(fileOf('hallada'))).import);
  const found = await here.shop.guest().call(catalogue.page, { search: 'hallada' });
  expect(found.total).toBe(2);
});
