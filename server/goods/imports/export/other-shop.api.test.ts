import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { arrayBuffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attributes } from '#contract/goods/attributes/attributes.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { productImports } from '#contract/goods/imports/product-imports.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { serveMedia } from '#platform/media/serve-media.ts';
import { answer, openOldShop, type OldShop } from '#test/old-shop.ts';
import { importScene } from '#test/product-imports.ts';
import { purchaseScene } from '#test/purchase.ts';
import { shirt } from '#test/shirt.ts';
import { openShop, type Shop } from '#test/shop.ts';
import { fetchImportPictures } from '../pictures/fetch-pictures.service.ts';

const host = 'vieja.example';
const maker = { name: 'Hilos del Sur SA', address: 'Av. Rivadavia 100, Buenos Aires', contact: 'hola@hilos.example' };
const responsible = { name: 'Moda EU SL', address: 'Calle Mayor 1, Madrid', contact: 'https://moda.example' };

/** What the shop that products come from has of them, and its exports. */
type Exported = { readonly rows: Rows; readonly csv: Uint8Array; readonly xlsx: Uint8Array };
type Rows = Awaited<ReturnType<typeof rowsOf>>;

const folders: string[] = [];
let before: Shop;
let old: OldShop;
let exported: Exported;

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'percha-other-'));
  folders.push(made);
  return made;
}

/** All that is stored of products but their numbers, when they were made, and the number of their category. */
async function rowsOf({ pool }: Shop) {
  const columns = await pool.query<Record<string, unknown>>(
    `select to_jsonb(products) - '{id,category_id,created_at,published_at,version,previous_price_minor,is_offert_price}'::text[]
        || jsonb_build_object('category', title, 'before', previous_price_minor) as product,
      (select jsonb_agg(to_jsonb(own) - '{id,product_id}'::text[] order by position)
        from variants as own where product_id = products.id) as sizes,
      (select jsonb_agg(jsonb_build_object('position', position, 'alt', alt) order by position)
        from product_images where product_id = products.id) as pictures,
      (select jsonb_agg(to_jsonb(own) - '{product_id,version}'::text[]) from product_texts as own where product_id = products.id) as texts,
      (select jsonb_agg(jsonb_build_object('name', attributes.name, 'kind', kind, 'unit', unit, 'word', word,
          'number', number, 'flag', flag) order by attributes.name, word)
        from product_attributes as own join attributes on attributes.id = own.attribute_id
          left join attribute_values as value on value.id = own.value_id
        where product_id = products.id) as stated
    from products join categories on categories.id = category_id order by products.id`,
  );
  return columns.rows;
}

beforeAll(async () => {
  const dataDir = await folder();
  before = await openShop({ env: { DATA_DIR: dataDir, PUBLIC_URL: `http://${host}` } });
  old = await openOldShop(host);
  const admin = await before.admin();
  await purchaseScene(before).product();
  // No form makes a product without one.
  await before.pool.query(`update products set description = '<p>Fresca</p>'`);
  await admin.call(settingsDesk.languages, { otherLanguage: 'en' });
  const fabric = await admin.call(attributes.create, {
    name: 'Tela',
    kind: 'list',
    values: [{ word: 'Lino' }, { word: 'Seda' }],
  });
  const length = await admin.call(attributes.create, { name: 'Largo (total)', kind: 'number', unit: 'cm' });
  const reused = await admin.call(attributes.create, { name: 'Reciclado', kind: 'flag' });
  const bytes = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  const picture = await admin.call(productDesk.uploadPicture, { bytes: new Uint8Array(bytes) });
  const address = `${picture.path}/1920.avif`;
  const served = await serveMedia(join(dataDir, 'media'))(new Request(`http://${host}${address}`));
  old.pages.set(address, answer(Buffer.from(await served.arrayBuffer()), 'image/avif'));
  const given = { ...shirt, currentPrice: '18990' };
  const { id } = await admin.call(productDesk.create, {
    ...given,
    name: 'Camisa Océano',
    description: '<p>Lino <b>lavado</b></p>',
    images: [{ path: picture.path, alt: 'De frente' }],
    isOffertPrice: true,
    previousPrice: '21990',
    model: 'Océano',
    weight: 320,
    isUnisex: true,
    ageGroup: 'kids',
    composition: '99,5% lana, 0,5% seda',
    origin: 'pt',
    maker,
    responsible,
    vatPercent: 10.5,
    info: { aboutMe: 'Hecha a mano,\ncon hilo', careInfo: 'A mano', sizeAndFit: 'Amplia' },
    attributes: [
      { attributeId: fabric.id, values: fabric.values.map((value) => value.id) },
      { attributeId: length.id, number: 72.5 },
      { attributeId: reused.id, flag: false },
    ],
    variants: [
      { brandSize: 'S', isInStock: true, stock: 4, sku: 'CO-S', barcode: '7791234567898', cost: '400.25', weight: 300 },
      { brandSize: 'M', isInStock: false, stock: 0 },
    ],
  });
  await admin.call(productDesk.saveTexts, {
    productId: id,
    language: 'en',
    name: 'Ocean shirt',
    description: '<p>Washed linen</p>',
    info: { careInfo: 'By hand' },
  });
  await admin.call(productDesk.create, { ...given, model: 'Océano', color: 'Rojo', state: 'draft' });
  await admin.call(productDesk.create, { ...given, name: 'Saco', state: 'scheduled', publishAt: '2090-01-02T10:00' });
  await admin.call(productDesk.create, { ...given, name: 'Gorro', state: 'archived', ageGroup: 'newborn' });
  // Made on another day than the products of the shops that import them, however fast this machine is.
  await before.pool.query(`update products set created_at = created_at - interval '1 day'`);
  const csv = new Uint8Array(await arrayBuffer((await admin.call(productImports.exportCsv, {})).body));
  const xlsx = new Uint8Array(await arrayBuffer((await admin.call(productImports.exportXlsx, {})).body));
  exported = { rows: await rowsOf(before), csv, xlsx };
});

afterAll(async () => {
  old.close();
  await before.close();
  for (const made of folders) await rm(made, { recursive: true, force: true });
});

/** Opens a shop without products and plays in it. */
async function inEmptyShop(play: (shop: Shop, scene: ReturnType<typeof importScene>) => Promise<void>): Promise<void> {
  const shop = await openShop({ env: { DATA_DIR: await folder() } });
  try {
    await play(shop, importScene(shop, await shop.admin()));
  } finally {
    await shop.close();
  }
}

const fetchAll = (shop: Shop) => fetchImportPictures(shop.services, new AbortController().signal, old.fetchFile);

test.each(['csv', 'xlsx'] as const)(
  'GOOD-3 GOOD-12 an export as %s that another shop imports loses nothing of a product, and a second time changes nothing',
  async (kind) => {
    await inEmptyShop(async (shop, scene) => {
      const made = await scene.preview(exported[kind], { gender: 'ask' });
      expect(made.items.flatMap(({ problems }) => problems)).toEqual([]);
      expect(made.import.counts).toEqual({ new: 5, changed: 0, unchanged: 0, wrong: 0 });
      await scene.write(made.import);
      await fetchAll(shop);
      expect(await rowsOf(shop)).toEqual(exported.rows);
      const { rows } = await shop.pool.query<{ path: string }>(
        `select path from product_images join products on products.id = product_id where name = 'Camisa Océano'`,
      );
      expect(rows).toEqual([{ path: expect.stringMatching(/^\/media\/[\da-f]{32}$/) }]);
      const again = await scene.preview(exported[kind], { gender: 'ask' });
      expect(again.import.counts).toEqual({ new: 0, changed: 0, unchanged: 5, wrong: 0 });
    });
  },
);

test('GOOD-3 a number of another shop is never a product of this one, and all is taken back', async () => {
  await inEmptyShop(async (shop, scene) => {
    await purchaseScene(shop).product();
    const [own, rows] = [await rowsOf(shop), await scene.rows()];
    const made = await scene.preview(exported.csv, { gender: 'ask' });
    expect(made.import.counts).toMatchObject({ new: 5, changed: 0 });
    await scene.write(made.import);
    expect((await rowsOf(shop)).slice(0, own.length)).toEqual(own);
    await scene.undo(made.import);
    expect(await rowsOf(shop)).toEqual(own);
    expect(await scene.rows()).toBe(rows);
    const { rows: left } = await shop.pool.query('select name from attributes');
    expect(left).toEqual([]);
  });
});

test('GOOD-3 GOOD-12 what a changed row says of a garment is written, and as before when it is taken back', async () => {
  await inEmptyShop(async (shop, scene) => {
    const first = await scene.preview(exported.csv, { gender: 'ask' });
    await scene.write(first.import);
    await fetchAll(shop);
    const own = await rowsOf(shop);
    const text = new TextDecoder().decode(exported.csv);
    const changed = text
      .replaceAll('Hilos del Sur SA', 'Hilos del Norte SA')
      .replaceAll(';Niños;', ';Bebés;')
      .replaceAll('99,5 % Lana, 0,5 % Seda', '')
      .replaceAll('Ocean shirt', 'Sea shirt');
    const { import: made, items } = await scene.preview(changed, { gender: 'ask' });
    expect(items.flatMap(({ changes }) => changes.map(({ field, to }) => [field, to]))).toEqual([
      ['Edad', 'Bebés'],
      ['Composición', ''],
      ['Fabricante', `Hilos del Norte SA, ${maker.address}, ${maker.contact}`],
      ['Texto en otro idioma: English', 'Sea shirt'],
    ]);
    await scene.write(made);
    expect(await rowsOf(shop)).not.toEqual(own);
    await scene.undo(made);
    expect(await rowsOf(shop)).toEqual(own);
  });
});

test('GOOD-3 GOOD-12 each wrong value of a garment is a mistake of its row', async () => {
  await inEmptyShop(async (_shop, scene) => {
    const wrong = async (from: string, to: string) => {
      const text = new TextDecoder().decode(exported.csv).replaceAll(from, to);
      const { items } = await scene.preview(text, { gender: 'ask' });
      return [...new Set(items.flatMap(({ problems }) => problems.map((one) => one.text)))];
    };
    expect(await wrong('0,5 % Seda', '1,5 % Seda')).toEqual([expect.stringContaining('no es una composición')]);
    expect(await wrong(';Niños;', ';Marcianos;')).toEqual([expect.stringContaining('«Marcianos» no es una edad')]);
    expect(await wrong(';PT;', ';Narnia;')).toEqual([expect.stringContaining('«Narnia» no es un país')]);
    expect(await wrong('Hilos del Sur SA', '')).toEqual([expect.stringContaining('no sirve como fabricante')]);
    expect(await wrong(';10.5;', ';77;')).toEqual(['«77» no es una tasa de impuesto que exista en este país.']);
    expect(await wrong(';en;', ';klingon;')).toEqual([expect.stringContaining('«klingon» no es un idioma')]);
    expect(await wrong('2090-01-02', '2090-13-45')).toEqual([expect.stringContaining('no es una fecha con hora')]);
  });
});
