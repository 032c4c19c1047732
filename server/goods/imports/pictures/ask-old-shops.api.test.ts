import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { productDesk } from '#contract/goods/product-desk.ts';
import { productImports } from '#contract/goods/imports/product-imports.ts';
import { answer, openOldShop, redirect, type OldShop } from '#test/old-shop.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { importScene, tiendanubeFile } from '#test/product-imports.ts';
import { askOldShops } from './ask-old-shops.service.ts';
import { fetchImportPictures } from './fetch-pictures.service.ts';

const here = openedDesk(importScene);
const address = 'http://mitienda.example';
let old: OldShop;
let photo: Buffer;

beforeAll(async () => {
  old = await openOldShop('mitienda.example');
  photo = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
});
beforeEach(() => {
  old.pages.clear();
  old.asked.length = 0;
  old.pages.set('/fotos/una.png', answer(photo, 'image/png'));
});
afterAll(() => old.close());

const signal = new AbortController().signal;
const ask = () => askOldShops(here.shop.services, { signal, paceMs: 0, fetchFile: old.fetchFile });
const fetchAll = () => fetchImportPictures(here.shop.services, signal, old.fetchFile);
const one = (importId: number) => here.scene.one(importId);

/** Gives the address of the old shop for the products of a file, and writes them. */
async function written(handle: string) {
  const { import: made, unpictured } = await here.scene.preview(tiendanubeFile(handle));
  expect(unpictured).toBe(2);
  const { oldShop } = await here.admin.call(productImports.oldShop, { importId: made.id, address });
  expect(oldShop).toBe(address);
  return here.scene.write(made);
}

const picturesOf = async (sku: string) => (await here.scene.productOf(sku)).pictures.map(({ path }) => path);

const productPage = (images: string) =>
  `<!doctype html><div><script type="application/ld+json">{"@type":"Product","image":${images}}</script></div>`;

test('GOOD-3 products without pictures get those that their page in the old shop shows, once for all of its colours', async () => {
  old.pages.set('/productos/azar/', answer(productPage('["/fotos/una.png"]')));
  const { id } = await written('azar');
  expect(await one(id)).toMatchObject({ import: { pages: { total: 2, done: 0, failed: 0 } }, failedPages: [] });
  await ask();
  expect(old.asked).toEqual(['/productos/azar/']);
  expect((await one(id)).import).toMatchObject({ pages: { total: 2, done: 2, failed: 0 }, pictures: { total: 2 } });
  await fetchAll();
  expect((await one(id)).import.pictures).toEqual({ total: 2, done: 2, failed: 0 });
  expect(await picturesOf('azar-rs')).toEqual([expect.stringMatching(/^\/media\/[\da-f]{32}$/)]);
  expect(await picturesOf('azar-as')).toEqual(await picturesOf('azar-rs'));
  expect((await one(id)).unpictured).toBe(0);
});

test('GOOD-3 each colour gets the pictures that the page says are its own, and those that are of none; one without any is named', async () => {
  const [red, all] = await Promise.all(
    ['#c00', '#ccc'].map((background) =>
      sharp({ create: { width: 40, height: 50, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  old.pages.set('/fotos/roja.png', answer(red ?? photo, 'image/png'));
  old.pages.set('/fotos/todas.png', answer(all ?? photo, 'image/png'));
  const page = (images: string, ...variants: readonly object[]) =>
    answer(`${productPage(images)}<form data-variants='${JSON.stringify(variants)}'></form>`);
  const [rojo, azul] = [
    { option0: 'S', option1: 'Rojo', image_url: '/fotos/roja.png' },
    { option0: 'S', option1: 'Azul', sku: 'COLORES-AS', image_url: '/fotos/una.png' },
  ];
  old.pages.set('/productos/colores/', page('["/fotos/todas.png", "/fotos/una.png"]', rojo, azul));
  await written('colores');
  await ask();
  expect(old.asked).toEqual(['/productos/colores/']);
  await fetchAll();
  const [reds, blues] = [await picturesOf('colores-rs'), await picturesOf('colores-as')];
  expect([reds.length, blues.length]).toEqual([2, 2]);
  expect(reds[1]).toBe(blues[1]);
  expect(reds[0]).not.toBe(blues[0]);
  old.pages.set('/productos/roja/', page('[]', rojo, { ...azul, sku: 'roja-as', image_url: null }));
  const { id } = await written('roja');
  await ask();
  expect(await one(id)).toMatchObject({
    import: { pages: { total: 2, done: 1, failed: 1 } },
    failedPages: [{ name: 'Remera roja', text: 'La página del producto solo muestra fotos de otros colores.' }],
  });
});

test('GOOD-3 products for which nothing was found are listed with the reason, and asked again with another address', async () => {
  const { id } = await written('nadie');
  await ask();
  const none = 'La tienda anterior no tiene una página de este producto.';
  expect((await one(id)).failedPages.map(({ name, text }) => [name, text])).toEqual([
    ['Remera nadie', none],
    ['Remera nadie', none],
  ]);
  old.pages.set('/productos/nadie/', answer('<!doctype html><p>Hola'));
  await here.admin.call(productImports.oldShop, { importId: id, address });
  await ask();
  expect((await one(id)).failedPages[0]?.text).toBe('La página del producto no muestra fotos.');
  old.pages.set('/productos/nadie/', answer(productPage('"/fotos/una.png"')));
  await here.admin.call(productImports.oldShop, { importId: id, address });
  await ask();
  expect(await one(id)).toMatchObject({ failedPages: [], import: { pages: { total: 2, done: 2, failed: 0 } } });
});

test('GOOD-3 no page and no picture of the old shop leads to this machine or its network', async () => {
  const { id } = await written('lazo');
  old.pages.set('/productos/lazo/', redirect('http://169.254.169.254/latest/meta-data'));
  await ask();
  expect((await one(id)).failedPages[0]?.text).toBe('La dirección de la tienda anterior lleva a una red privada.');
  old.pages.set('/productos/lazo/', answer(productPage('["http://10.0.0.1/a.png", "http://localhost:1/b.png"]')));
  await here.admin.call(productImports.oldShop, { importId: id, address });
  await ask();
  await fetchAll();
  const { failedPictures } = await one(id);
  expect(failedPictures.map(({ text }) => text)).toContain('La dirección de la imagen lleva a una red privada.');
  expect(await picturesOf('lazo-rs')).toEqual([]);
});

test('GOOD-3 an endless page, and one that fails, are no pictures; the page that fails is tried again', async () => {
  old.pages.set('/productos/fin/', (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const more = () => {
      let isFree = true;
      while (isFree && !response.destroyed) isFree = response.write('x'.repeat(65_536));
    };
    response.on('drain', more);
    more();
  });
  const { id } = await written('fin');
  await ask();
  expect((await one(id)).failedPages[0]?.text).toBe('La página del producto es demasiado grande.');
  old.pages.set('/productos/cae/', (response) => response.writeHead(500).end());
  const { id: failing } = await written('cae');
  await ask();
  expect((await one(failing)).failedPages[0]?.text).toContain('código 500');
  old.pages.set('/productos/cae/', answer(productPage('"/fotos/una.png"')));
  await ask();
  expect((await one(failing)).import.pages).toMatchObject({ done: 0 });
  here.shop.clock.advance(61_000);
  await ask();
  expect((await one(failing)).import.pages).toEqual({ total: 2, done: 2, failed: 0 });
});

test('GOOD-3 a shop that is away is asked one page at a time, and given up after four tries', async () => {
  old.pages.set('/productos/lejos/', (response) => response.destroy());
  const { id } = await written('lejos');
  for (const minutes of [0, 1, 5, 15]) {
    here.shop.clock.advance(minutes * 60_000 + 1000);
    await ask();
  }
  expect(old.asked).toHaveLength(4);
  expect(await one(id)).toMatchObject({ import: { pages: { total: 2, done: 0, failed: 2 } } });
  here.shop.clock.advance(1000 * 60_000);
  await ask();
  expect(old.asked).toHaveLength(4);
});

test('GOOD-3 an undo takes the pictures of the old shop away, also of a product that was there before, but none that the owner gave', async () => {
  old.pages.set('/productos/vuelta/', answer(productPage('["/fotos/una.png"]')));
  await here.scene.write((await here.scene.preview(tiendanubeFile('vuelta'))).import);
  const { id: productId } = await here.scene.productOf('vuelta-rs');
  const { import: made } = await here.scene.preview(tiendanubeFile('vuelta', { price: '15,000.00' }));
  await here.admin.call(productImports.oldShop, { importId: made.id, address });
  await here.scene.write(made);
  await ask();
  await fetchAll();
  expect(await picturesOf('vuelta-rs')).toHaveLength(1);
  await here.shop.pool.query(
    `insert into product_images (product_id, position, path, width, height) values ($1, 5, 'fotos.example/mia.jpg', 4, 5)`,
    [productId],
  );
  expect((await here.scene.undo(made)).state).toBe('undone');
  const { product } = await here.admin.call(productDesk.one, { productId });
  expect(product.pictures.map(({ path }) => path)).toEqual(['fotos.example/mia.jpg']);
  const { import: again } = await here.scene.preview(tiendanubeFile('otra'));
  await here.admin.call(productImports.oldShop, { importId: again.id, address });
  old.pages.set('/productos/otra/', answer(productPage('["/fotos/una.png"]')));
  await here.scene.write(again);
  await ask();
  await here.scene.undo(again);
  old.asked.length = 0;
  await fetchAll();
  expect(old.asked).toEqual([]);
});

test('GOOD-3 what is no address of a shop is refused, and so is one for an import that is gone or at another step', async () => {
  const { import: made } = await here.scene.preview(tiendanubeFile('paso'));
  for (const wrong of ['no es', 'ftp://x.example', 'http://a:b@x.example', 'localhost', 'javascript:alert(1)']) {
    const refusal = await here.admin.refusal(productImports.oldShop, { importId: made.id, address: wrong });
    expect([wrong, refusal.code]).toEqual([wrong, 'invalid']);
  }
  const given = await here.admin.call(productImports.oldShop, {
    importId: made.id,
    address: ' mitienda.example/ar/?a=1 ',
  });
  expect(given.oldShop).toBe('https://mitienda.example/ar');
  expect((await here.admin.call(productImports.oldShop, { importId: made.id, address: '' })).oldShop).toBeNull();
  expect(await here.admin.refusal(productImports.oldShop, { importId: 9999, address })).toMatchObject({
    code: 'import_not_found',
  });
  const { import: refused } = await here.scene.preview('a;b\n1;2\n');
  expect(await here.admin.refusal(productImports.oldShop, { importId: refused.id, address })).toMatchObject({
    code: 'import_not_ready',
  });
});
