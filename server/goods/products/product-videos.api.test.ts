import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { mostVideoBytes } from '#contract/core/shop/videos.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import type { ProductGiven } from '#contract/goods/product-rules.ts';
import { catalogue } from '#contract/goods/products.ts';
import { audit } from '#contract/office/audit-desk.ts';
import { serveMedia } from '#platform/media/serve-media.ts';
import { hasVideo } from '#platform/media/video/take-video.ts';
import { mp4Of } from '#test/mp4.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedMedia } from '#test/opened-shop.ts';
import { sweepVideos } from './uploaded-videos.service.ts';

const here = openedMedia();

// Its category.
beforeAll(() => purchaseScene(here.shop).product());

const dress: ProductGiven = {
  name: 'Vestido Brisa',
  description: '<p>Vestido de lino.</p>',
  images: ['https://tienda.example/vestido.png'],
  isOffertPrice: false,
  previousPrice: null,
  currentPrice: '25990',
  color: 'Verde',
  gender: 'women',
  brandName: 'Casa',
  category: 900,
  variants: [],
};

const upload = (bytes: Uint8Array) => here.admin.call(productDesk.uploadVideo, { bytes });

const photo = () =>
  sharp({ create: { width: 40, height: 50, channels: 3, background: '#335577' } })
    .png()
    .toBuffer();

const detailOf = (id: number) => here.shop.guest().call(catalogue.detail, { id: String(id) });

describe('GOOD-10 the video of a product', () => {
  test('is uploaded, shown with its poster, and sent from the address that the page has', async () => {
    const video = await upload(mp4Of({ width: 1280, height: 720, isTurned: true, hasSound: true }));
    expect(video).toMatchObject({ width: 720, height: 1280, milliseconds: 4000 });
    const { alt: _none, ...poster } = await here.admin.call(productDesk.uploadPicture, { bytes: await photo() });
    const given = { path: video.path, alt: 'La tela se mueve', poster: poster.path };
    const { id } = await here.admin.call(productDesk.create, { ...dress, video: given });
    const shown = (await detailOf(id)).video;
    expect(shown).toMatchObject({ ...video, alt: 'La tela se mueve', poster: { ...poster, alt: '' } });
    const sent = await serveMedia(here.mediaDir)(
      new Request(`http://shop.test${shown?.path}`, { headers: { range: 'bytes=4-7' } }),
    );
    expect([sent.status, await sent.text()]).toEqual([206, 'ftyp']);
  });

  test('stays if a program does not send it, and goes with null; each change is one of the product and its log', async () => {
    const { path } = await upload(mp4Of({ seconds: 3 }));
    const { id, version } = await here.admin.call(productDesk.create, {
      ...dress,
      name: 'Vestido Alba',
      video: { path },
    });
    const change = (given: Partial<ProductGiven>, seen: number) =>
      here.admin.call(productDesk.update, { ...dress, name: 'Vestido Alba', ...given, productId: id, version: seen });
    const same = await change({ video: { path } }, version);
    expect([same.version, same.video?.path]).toEqual([version, path]);
    const kept = await change({ color: 'Azul' }, version);
    expect(kept.video).toMatchObject({ path, alt: '', poster: null });
    const told = await change({ color: 'Azul', video: { path, alt: 'De frente' } }, kept.version);
    expect([told.version, told.video?.alt]).toEqual([kept.version + 1, 'De frente']);
    const gone = await change({ color: 'Azul', video: null }, told.version);
    expect([gone.version, gone.video]).toEqual([told.version + 1, null]);
    const { entries } = await here.admin.call(audit.list, { subject: String(id) });
    expect(entries[0]).toMatchObject({
      action: 'product.update',
      before: { video: `${path} · De frente` },
    });
  });

  test('can be that of a copy too', async () => {
    const { path } = await upload(mp4Of({ seconds: 2 }));
    const first = await here.admin.call(productDesk.create, { ...dress, name: 'Vestido Uno', video: { path } });
    const second = await here.admin.call(productDesk.create, { ...dress, name: 'Vestido Dos', video: { path } });
    expect(second.video).toEqual(first.video);
  });

  test.each([
    ['video.path', { path: `/media/${'0'.repeat(32)}.mp4` }],
    ['video.path', { path: 'https://otra.example/video.mp4' }],
    ['video.path', { path: '/media/../../etc/passwd' }],
  ])('is refused at %s if the shop does not have it: %j', async (place, video) => {
    const refused = await here.admin.refusal(productDesk.create, { ...dress, video });
    expect([refused.status, refused.errors.map(({ path }) => path)]).toEqual([422, [place]]);
  });

  test('is refused with a poster that the shop does not have', async () => {
    const { path } = await upload(mp4Of({ seconds: 2 }));
    const refused = await here.admin.refusal(productDesk.create, {
      ...dress,
      video: { path, poster: `/media/${'0'.repeat(32)}` },
    });
    expect([refused.status, refused.errors.map((one) => one.path)]).toEqual([422, ['video.poster']]);
  });
});

describe('GOOD-10 an upload', () => {
  test('that is no video of the shop is refused in words, and nothing is left of it', async () => {
    const before = await readdir(join(here.mediaDir, 'videos'));
    const refused = await here.admin.refusal(productDesk.uploadVideo, { bytes: mp4Of({ seconds: 31 }) });
    expect([refused.status, refused.code, refused.detail]).toEqual([
      422,
      'bad_video',
      'No pudimos leer el video: dura más de 30 segundos.',
    ]);
    const large = await here.admin.refusal(productDesk.uploadVideo, { bytes: new Uint8Array(mostVideoBytes + 1) });
    expect(large.status).toBe(413);
    expect(await readdir(join(here.mediaDir, 'videos'))).toEqual(before);
    const { rows } = await here.shop.pool.query('select path from videos');
    expect(rows).toHaveLength(before.length);
  });

  test('is for who may change goods', async () => {
    const customer = await here.shop.customer('sinpermiso');
    expect((await customer.refusal(productDesk.uploadVideo, { bytes: mp4Of() })).status).toBe(403);
    expect((await here.shop.guest().refusal(productDesk.uploadVideo, { bytes: mp4Of() })).status).toBe(401);
  });
});

describe('GOOD-10 a video that nothing shows', () => {
  const sweep = () => sweepVideos(here.shop.db, here.shop.clock.now(), here.mediaDir);
  const makeOld = (path: string) =>
    here.shop.pool.query("update videos set at = at - interval '8 days' where path = $1", [path]);
  const isThere = (path: string) => hasVideo(here.mediaDir, path);

  test('is removed a week after its upload; one of a product stays until that is deleted', async () => {
    const [used, unused, fresh] = [
      await upload(mp4Of({ seconds: 5 })),
      await upload(mp4Of({ seconds: 6 })),
      await upload(mp4Of({ seconds: 7 })),
    ];
    const { id } = await here.admin.call(productDesk.create, {
      ...dress,
      name: 'Vestido Sol',
      video: { path: used.path },
    });
    for (const { path } of [used, unused]) await makeOld(path);
    await sweep();
    expect([await isThere(used.path), await isThere(unused.path), await isThere(fresh.path)]).toEqual([
      true,
      false,
      true,
    ]);
    await here.admin.call(productDesk.remove, { productId: String(id) });
    await sweep();
    expect(await isThere(used.path)).toBe(false);
    expect(await readdir(join(here.mediaDir, 'aside'))).toEqual([]);
  });

  test('and is given to a product while it is swept is there for it, or refused', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { path } = await upload(mp4Of({ seconds: 8 + round / 25 }));
      await makeOld(path);
      const [made] = await Promise.all([
        here.admin.call(productDesk.create, { ...dress, name: 'Vestido Luz', video: { path } }).catch(() => undefined),
        sweep(),
      ]);
      expect([round, await isThere(path)]).toEqual([round, made !== undefined]);
    }
  });

  test('and is uploaded again while it is swept has its file', async () => {
    for (let round = 0; round < 10; round += 1) {
      const bytes = mp4Of({ seconds: 12 + round / 25 });
      const { path } = await upload(bytes);
      await makeOld(path);
      await Promise.all([sweep(), upload(bytes)]);
      expect([round, await isThere(path)]).toEqual([round, true]);
    }
  });
});
