import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { productDesk } from '#contract/goods/product-desk.ts';
import { importScene } from '#test/product-imports.ts';
import { zipOf } from '#test/zip.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { fetchImportPictures } from './fetch-pictures.service.ts';

const { shop, admin, scene } = openedDesk(importScene);
let photo: Buffer;

beforeAll(async () => {
  photo = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
});

const file = (handle: string, pictures: readonly string[]) =>
  ['Handle,Title,Type,Variant Price,Image Src,Image Position']
    .concat(pictures.map((address, at) => `${handle},${at === 0 ? 'Foto,Fotos,10.00' : ',,'},${address},${at + 1}`))
    .join('\n');

const fetchAll = () => fetchImportPictures(shop.services, new AbortController().signal);

const picturesOf = async (productId: number) => {
  const { product } = await admin.call(productDesk.one, { productId });
  return product.pictures.map(({ path }) => path);
};

test('GOOD-3 pictures come from the zip; a private address and a damaged file are named, and are no pictures of the product', async () => {
  const csv = file('zip', ['fotos/una.png', 'http://127.0.0.1:9/dos.png', 'fotos/rota.jpg']);
  const zip = zipOf({ 'productos.csv': csv, 'fotos/una.png': photo, 'fotos/rota.jpg': 'no es una foto' });
  const { import: made } = await scene.preview(zip, { name: 'todo.zip' });
  await scene.write(made);
  const before = await scene.one(made.id);
  expect(before.import.pictures).toEqual({ total: 3, done: 0, failed: 0 });
  const productId = before.items[0]?.productId ?? 0;
  await fetchAll();
  const after = await scene.one(made.id);
  expect(after.import.pictures).toEqual({ total: 3, done: 1, failed: 2 });
  expect(after.failedPictures.map(({ source, text }) => [source, text])).toEqual([
    ['http://127.0.0.1:9/dos.png', 'La dirección de la imagen lleva a una red privada.'],
    ['fotos/rota.jpg', 'El archivo no es una imagen que se pueda usar.'],
  ]);
  expect(await picturesOf(productId)).toEqual([expect.stringMatching(/^\/media\/[\da-f]{32}$/)]);
});

test('GOOD-3 a picture that is not in the zip is a mistake, and one that was fetched is known by the next file', async () => {
  const missing = await scene.preview(zipOf({ 'productos.csv': file('falta', ['nada.png']) }));
  expect(missing.items[0]?.problems).toEqual([{ row: 2, text: 'La imagen «nada.png» no está en el zip.' }]);
  const zip = zipOf({ 'productos.csv': file('otra', ['a.png']), 'a.png': photo });
  const { import: made } = await scene.preview(zip);
  await scene.write(made);
  await fetchAll();
  expect((await scene.preview(zip)).import.counts).toMatchObject({ unchanged: 1, changed: 0 });
});

test('GOOD-3 pictures of another site are shown from there until they are fetched, and one that the owner changed stays', async () => {
  const { import: made } = await scene.preview(file('lejos', ['https://fotos.example/a.jpg?v=1']));
  await scene.write(made);
  const productId = (await scene.one(made.id)).items[0]?.productId ?? 0;
  expect(await picturesOf(productId)).toEqual(['fotos.example/a.jpg']);
  await shop.pool.query('update product_images set path = $1 where product_id = $2', [
    'fotos.example/mia.jpg',
    productId,
  ]);
  await fetchAll();
  expect(await picturesOf(productId)).toEqual(['fotos.example/mia.jpg']);
});
