import { describe, expect, test } from 'vitest';
import { productImports } from '#contract/goods/imports/product-imports.ts';
import { importScene, tiendanubeFile } from '#test/product-imports.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk((shop, admin) => importScene(shop, admin));

/** Makes two products: one in red, in S and M, and one in blue, in S. */
const made = async (handle: string) => here.scene.write((await here.scene.preview(tiendanubeFile(handle))).import);

const preview = (...lines: string[]) => here.scene.preview(lines.join('\n'));
const problemsOf = ({ items }: Awaited<ReturnType<typeof preview>>) =>
  items.flatMap(({ problems }) => problems.map(({ row, text }) => `${row} ${text}`));

describe('GOOD-3 a list of SKUs or barcodes with prices, units or costs', () => {
  test('changes just these of the sizes that are there, is shown before, and is taken back', async () => {
    await made('lista');
    const before = await here.scene.productOf('lista-rs');
    const list = await preview('SKU;Precio;Stock;Costo', 'LISTA-RS;9500;8;', 'lista-rm;;;5000', 'lista-as;;7;');
    expect(list.import).toMatchObject({
      platform: 'Lista por SKU o código de barras',
      counts: { new: 0, changed: 2, unchanged: 0, wrong: 0 },
    });
    expect(list.items.map(({ row, name, changes }) => [row, name, changes.map(({ field }) => field)])).toEqual([
      [2, 'Remera lista', ['Precio', 'Unidades: S', 'Costo: M']],
      [4, 'Remera lista', ['Unidades: S']],
    ]);
    await here.scene.write(list.import);
    const after = await here.scene.productOf('lista-rs');
    const [small, medium] = before.variants;
    expect(after).toEqual({
      ...before,
      version: after.version,
      netPriceNote: after.netPriceNote,
      currentPrice: { ...before.currentPrice, minor: 950_000 },
      variants: [
        { ...small, stock: 8 },
        { ...medium, cost: { ...small?.cost, minor: 500_000 } },
      ],
    });
    expect(await here.scene.undo(list.import)).toMatchObject({ state: 'undone' });
    const { version: _, ...restored } = await here.scene.productOf('lista-rs');
    const { version: _first, ...first } = before;
    expect(restored).toEqual(first);
  });

  test('a price that two sizes of a product state differently is wrong in both rows, and holds up the whole list', async () => {
    await made('distinta');
    const list = await preview('SKU;Precio;Unidades', 'distinta-rs;100;1', 'distinta-rm;120;1', 'distinta-as;90;1');
    const said = 'Los talles tienen precios distintos (100 · 120) y un producto tiene un solo precio.';
    expect(problemsOf(list)).toEqual([`2 ${said}`, `3 ${said}`]);
    expect(list.import.counts).toMatchObject({ changed: 1, wrong: 1 });
    expect(await here.admin.refusal(productImports.write, { importId: list.import.id })).toMatchObject({
      code: 'import_has_wrong',
    });
    const same = await preview('SKU;Precio', 'distinta-rs;100', 'distinta-rm;100,00', 'distinta-as;90');
    expect(same.import.counts).toMatchObject({ changed: 2, wrong: 0 });
  });

  test('a previous price beside an empty price keeps the price; beside a price, an empty one ends the offer', async () => {
    await made('oferta');
    const raised = await preview('SKU;Precio;Precio anterior', 'oferta-rs;;11000');
    expect(raised.items.flatMap(({ changes }) => changes.map(({ field }) => field))).toEqual(['Precio anterior']);
    await here.scene.write(raised.import);
    expect(await here.scene.productOf('oferta-rs')).toMatchObject({
      currentPrice: { minor: 900_000 },
      previousPrice: { minor: 1_100_000 },
    });
    await here.scene.write((await preview('SKU;Precio;Precio anterior', 'oferta-rs;9000;')).import);
    expect(await here.scene.productOf('oferta-rs')).toMatchObject({
      currentPrice: { minor: 900_000 },
      previousPrice: null,
    });
  });

  test('finds sizes by barcode, and says of each row why it names none', async () => {
    await made('barras');
    await here.shop.pool.query(`update variants set barcode = '7791234567898' where sku = 'barras-rs'`);
    await here.shop.pool.query(`update variants set barcode = '40170725' where sku in ('barras-rm', 'barras-as')`);
    const found = await preview('Código de barras;Stock', '07791234567898;9');
    expect(found.items.flatMap(({ changes }) => changes)).toEqual([{ field: 'Unidades: S', from: '3', to: '9' }]);
    const list = await preview(
      'SKU;EAN;Stock',
      'nadie;;1',
      ';40170725;1',
      'barras-rm;7791234567898;1',
      ';;1',
      'barras-rs;7791234567898;1',
      'barras-rs;;2',
    );
    expect(problemsOf(list)).toEqual([
      '2 Ningún producto de la tienda tiene el código «nadie».',
      '3 El código de barras «40170725» es de varios productos: usá el SKU.',
      '4 El SKU «barras-rm» y el código de barras de la fila son de productos distintos.',
      '5 Falta el SKU o el código de barras.',
      '7 El talle «S» está dos veces.',
    ]);
  });

  test('a file of products with these columns is still one of products', async () => {
    const { import: other } = await preview('Nombre;Género;Categoría;Precio;SKU', 'Nueva;Mujer;Remeras;10;nueva-1');
    expect(other).toMatchObject({ platform: 'Percha', counts: { new: 1 } });
  });
});
