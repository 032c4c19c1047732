import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { productDesk } from '#contract/goods/product-desk.ts';
import type { ProductGiven } from '#contract/goods/product-rules.ts';
import { homeDesk } from '#contract/site/home-desk.ts';
import { sizesFolder } from '#platform/media/media-folder.ts';
import { sizeNames } from '#platform/media/picture-sizes.ts';
import { findPicture } from '#platform/media/pictures.ts';
import { sweepContentPictures } from '#server/site/home/home-pictures.service.ts';
import { mp4Of } from '#test/mp4.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedMedia } from '#test/opened-shop.ts';
import { makePicturesInBackground } from './background-pictures.ts';

const here = openedMedia();

// Its category.
beforeAll(() => purchaseScene(here.shop).product());

const coat: ProductGiven = {
  name: 'Abrigo Niebla',
  description: '<p>Abrigo de lana.</p>',
  images: ['https://tienda.example/abrigo.png'],
  isOffertPrice: false,
  previousPrice: null,
  currentPrice: '89990',
  color: 'Gris',
  gender: 'women',
  brandName: 'Casa',
  category: 900,
  variants: [],
};

const photo = (background: string) =>
  sharp({ create: { width: 400, height: 500, channels: 3, background } })
    .png()
    .toBuffer();

const hashOf = (path: string) => path.slice('/media/'.length);

/** Creates a product with a video that has a poster. */
async function posed(poster: string) {
  const { path } = await here.admin.call(productDesk.uploadVideo, { bytes: mp4Of() });
  return here.admin.call(productDesk.create, { ...coat, video: { path, poster } });
}

test('GOOD-10 missing sizes of a poster are made anew, as those of every picture', async () => {
  const { path } = await here.admin.call(productDesk.uploadPicture, { bytes: await photo('#778899') });
  await posed(path);
  await rm(sizesFolder(here.mediaDir, hashOf(path)), { recursive: true });
  await makePicturesInBackground({ ...here.shop.services, mediaDir: here.mediaDir, isBusy: () => false }).done;
  expect(await sizeNames(here.mediaDir, hashOf(path))).toEqual(expect.arrayContaining(['320.avif', '640.avif']));
});

test('GOOD-10 a picture of the home page that is a poster too stays while it is one', async () => {
  const { path } = await here.admin.call(homeDesk.uploadPicture, { bytes: await photo('#223344') });
  const { id, version } = await posed(path);
  await here.shop.pool.query("update content_pictures set at = at - interval '8 days' where path = $1", [path]);
  const sweep = () => sweepContentPictures(here.shop.db, here.shop.clock.now(), here.mediaDir);
  await sweep();
  expect(await findPicture(here.mediaDir, hashOf(path))).toBeDefined();
  await here.admin.call(productDesk.update, { ...coat, video: null, productId: id, version });
  await sweep();
  expect(await findPicture(here.mediaDir, hashOf(path))).toBeUndefined();
});
