import { arrayBuffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { attributes } from '#contract/goods/attributes/attributes.ts';
import { catalogue } from '#contract/goods/products.ts';
import { productImports } from '#contract/goods/imports/product-imports.ts';
import type { ProductImport } from '#contract/goods/imports/imported-products.ts';
import { importScene } from '#test/product-imports.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(importScene);
beforeAll(() => purchaseScene(here.shop).product());

type Row = { readonly sku: string; readonly cells?: string };

/** A file of Tiendanube with columns that nothing is known about. */
const fileOf = (headings: string, rows: readonly Row[]) =>
  [
    `Identificador de URL;Nombre;Categorías;Precio;Stock;SKU;${headings}`,
    ...rows.map(({ sku, cells = '' }) => `${sku};Prenda ${sku};Remeras;"10,000.00";2;${sku};${cells}`),
  ].join('\n');

type Use = ProductImport['columns'][number]['use'];

/** Says what columns of a preview are, and returns the one that follows. */
async function choose({ id }: ProductImport, uses: Readonly<Record<string, Use>>) {
  const columns = Object.entries(uses).map(([heading, use]) => ({ heading, use }));
  await here.admin.call(productImports.columns, { importId: id, columns });
  await here.scene.work();
  return here.scene.one(id);
}

async function facet(slug: string) {
  const { facets } = await here.shop.guest().call(catalogue.page, {});
  return facets.attributes.find((one) => one.slug === slug)?.values.map(({ value, count }) => [value, count]);
}

const attributesOf = async (sku: string) =>
  (await here.scene.productOf(sku)).attributes.map(({ name, words }) => `${name}: ${words.join(', ')}`);

const exported = async () =>
  new Uint8Array(await arrayBuffer((await here.admin.call(productImports.exportCsv, {})).body));

describe('GOOD-8 GOOD-3 columns that nothing is known about', () => {
  test('are left out at first; as a new attribute they are a filter, and the same file changes nothing more', async () => {
    const file = fileOf('Tela;Proveedor', [
      { sku: 'uno', cells: 'Lino | Seda;Norte' },
      { sku: 'dos', cells: 'lino;Sur' },
      { sku: 'tres', cells: ';Sur' },
    ]);
    const first = await here.scene.preview(file);
    expect(first.import.columns).toEqual([
      { heading: 'Tela', use: 'ignored' },
      { heading: 'Proveedor', use: 'ignored' },
    ]);
    const { import: chosen } = await choose(first.import, { Tela: 'new', Proveedor: 'ignored' });
    expect(chosen).toMatchObject({ state: 'preview', counts: { new: 3, wrong: 0 } });
    expect(await here.admin.call(attributes.list, {})).toEqual([]);
    await here.scene.write(chosen);
    expect(await facet('tela')).toEqual([
      ['lino', 2],
      ['seda', 1],
    ]);
    expect(await attributesOf('uno')).toEqual(['Tela: Lino, Seda']);
    expect(await attributesOf('tres')).toEqual([]);
    const again = await choose((await here.scene.preview(file)).import, { Tela: 'new' });
    expect(again.import.counts).toEqual({ new: 0, changed: 0, unchanged: 3, wrong: 0 });
  });

  test('as present attributes are read by their kind, and what is no value is named with its row', async () => {
    const [gramaje, forro] = [
      await here.admin.call(attributes.create, { name: 'Gramaje', kind: 'number', unit: 'g/m²' }),
      await here.admin.call(attributes.create, { name: 'Forro', kind: 'flag' }),
    ];
    const file = fileOf('Peso de la tela;Lleva forro', [
      { sku: 'cuatro', cells: '120,5;sí' },
      { sku: 'cinco', cells: 'mucho;no' },
    ]);
    const { import: made } = await here.scene.preview(file);
    const { import: chosen, items } = await choose(made, { 'Peso de la tela': gramaje.id, 'Lleva forro': forro.id });
    expect(items.flatMap(({ problems }) => problems)).toEqual([
      { row: 3, text: '«mucho» no es un valor del atributo Gramaje.' },
    ]);
    await here.scene.write(chosen, { skipWrong: true });
    expect(await attributesOf('cuatro')).toEqual(['Gramaje: 120,5 g/m²', 'Forro: Sí']);
  });

  test('are exported as attributes: imported again they change nothing, one changed cell changes just that', async () => {
    const csv = await exported();
    const { import: made, items } = await here.scene.preview(csv);
    expect(items.flatMap(({ problems, changes }) => [...problems, ...changes])).toEqual([]);
    expect(made.counts).toMatchObject({ new: 0, changed: 0, wrong: 0 });
    const text = new TextDecoder().decode(csv);
    const changed = await here.scene.preview(text.replace('Lino | Seda', 'Seda | Yute'));
    expect(changed.items.flatMap(({ changes }) => changes)).toEqual([
      { field: 'Tela', from: 'Lino | Seda', to: 'Seda | Yute' },
    ]);
    const before = await attributesOf('uno');
    await here.scene.write(changed.import);
    expect(await attributesOf('uno')).toEqual(['Tela: Seda, Yute']);
    await here.scene.undo(changed.import);
    expect(await attributesOf('uno')).toEqual(before);
    const wordsOf = async () =>
      (await here.admin.call(attributes.list, {})).flatMap(({ name, values }) =>
        name === 'Tela' ? values.map(({ word }) => word) : [],
      );
    expect(await wordsOf()).toEqual(['Lino', 'Seda']);
    // A value that another product has by now stays.
    const next = await here.scene.preview(text.replace('Lino | Seda', 'Seda | Yute'));
    await here.scene.write(next.import);
    await here.shop.pool.query(
      `insert into product_attributes (product_id, attribute_id, value_id)
        select (select product_id from variants where sku = 'tres'), attribute_id, id from attribute_values where word = 'Yute'`,
    );
    await here.scene.undo(next.import);
    expect(await wordsOf()).toEqual(['Lino', 'Seda', 'Yute']);
    await here.shop.pool.query(`delete from attribute_values where word = 'Yute'`);
    const emptied = await here.scene.preview(text.replace('Lino | Seda', ''));
    expect(emptied.items.flatMap(({ changes }) => changes)).toEqual([{ field: 'Tela', from: 'Lino | Seda', to: '' }]);
  });

  test('are gone after an undo, with the attribute that was made for them', async () => {
    const { import: made } = await here.scene.preview(
      fileOf('Temporada', [
        { sku: 'seis', cells: 'Verano' },
        { sku: 'dos', cells: 'Invierno' },
      ]),
    );
    const { import: chosen } = await choose(made, { Temporada: 'new' });
    await here.scene.write(chosen);
    expect(await facet('temporada')).toHaveLength(2);
    expect(await here.scene.undo(chosen)).toMatchObject({ state: 'undone' });
    expect(await facet('temporada')).toBeUndefined();
    expect((await here.admin.call(attributes.list, {})).map(({ name }) => name)).not.toContain('Temporada');
    expect(await attributesOf('dos')).toEqual(['Tela: Lino']);
  });

  test('are chosen only in a preview, by administrators, and never beyond the most attributes', async () => {
    const { import: made } = await here.scene.preview(fileOf('Corte', [{ sku: 'siete', cells: 'Recto' }]));
    const asked = { importId: made.id, columns: [{ heading: 'Corte', use: 'new' as const }] };
    const customer = await here.shop.customer('curiosa');
    expect(await customer.refusal(productImports.columns, asked)).toMatchObject({ code: 'not_allowed' });
    const columns = Array.from({ length: 40 }, (_, at) => ({ heading: `c${at}`, use: 'new' as const }));
    expect(await here.admin.refusal(productImports.columns, { importId: made.id, columns })).toMatchObject({
      code: 'attributes_full',
    });
    await here.scene.write(made);
    expect(await here.admin.refusal(productImports.columns, asked)).toMatchObject({ code: 'import_not_ready' });
  });
});
