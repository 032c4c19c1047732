import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import { home } from '#contract/site/home.ts';
import { homeDesk } from '#contract/site/home-desk.ts';
import { widthsUpTo } from '#contract/core/shop/pictures.ts';
import { originalFile } from '#platform/media/media-folder.ts';
import type { Actor } from '#test/actor.ts';
import { openedMedia } from '#test/opened-shop.ts';
import { sweepContentPictures } from './home-pictures.service.ts';

const here = openedMedia();
const { shop, admin } = here;
let guest: Actor;

type Block = Given<typeof homeDesk.save>['blocks'][number];

beforeAll(async () => {
  guest = shop.guest();
});

beforeEach(() => shop.pool.query("delete from content_versions where kind = 'home'"));

const text = (id: string): Block => ({ id, kind: 'text', html: `<p>${id}</p>` });
const save = (blocks: Block[], version?: number) =>
  admin.call(homeDesk.save, { blocks, ...(version !== undefined && { version }) });

const photo = (background: string, width = 1700) =>
  sharp({ create: { width, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function upload(background: string): Promise<string> {
  return (await admin.call(homeDesk.uploadPicture, { bytes: await photo(background) })).path;
}

const campaign = (wide: string): Extract<Block, { kind: 'campaign' }> => ({
  id: 'campana',
  kind: 'campaign',
  wide,
  narrow: '',
  alt: 'Un perchero',
  title: 'Invierno',
  link: { to: 'gender', gender: 'women' },
});

describe('what is refused', () => {
  const wide = `/media/${'a'.repeat(32)}`;
  const refused = async (block: Block) => {
    const { errors } = await admin.refusal(homeDesk.save, { blocks: [block] });
    return errors.map(({ path }) => path);
  };
  const link = { to: 'nothing' } as const;
  test.each<[string, Block, string]>([
    ['a campaign without a picture', { ...campaign(''), link }, 'blocks.0.wide'],
    ['a picture of another site', { ...campaign('https://x.example/a.png'), link }, 'blocks.0.wide'],
    ['a picture that nobody uploaded', { ...campaign(wide), link }, 'blocks.0.wide'],
    ['a picture without a description', { ...campaign(wide), alt: ' ' }, 'blocks.0.alt'],
    [
      'a link to another site',
      { ...campaign(wide), link: { to: 'page', address: '//x.example' } },
      'blocks.0.link.address',
    ],
    ['a link to no category', { ...campaign(wide), link: { to: 'category', category: 0 } }, 'blocks.0.link.category'],
    ['a row without a title', { id: 'f', kind: 'products', source: { by: 'newest' } }, 'blocks.0.title'],
    [
      'a row without products',
      { id: 'f', kind: 'products', title: 'F', source: { by: 'picked', products: [] } },
      'blocks.0.source.products',
    ],
    [
      'a product twice',
      { id: 'f', kind: 'products', title: 'F', source: { by: 'picked', products: [1, 1] } },
      'blocks.0.source.products',
    ],
    [
      'prices that cross',
      { id: 'f', kind: 'products', title: 'F', source: { by: 'collection', query: { minPrice: 9, maxPrice: 3 } } },
      'blocks.0.source.query.minPrice',
    ],
    [
      'a row of too many',
      { id: 'f', kind: 'products', title: 'F', source: { by: 'newest' }, count: 13 },
      'blocks.0.count',
    ],
    [
      'no tiles',
      { id: 'm', kind: 'tiles', title: 'M', of: { by: 'picked', categories: [] } },
      'blocks.0.of.categories',
    ],
    ['a text without words', { id: 't', kind: 'text', html: '' }, 'blocks.0.html'],
    ['a strip of one fact', { id: 's', kind: 'facts', facts: [{ icon: 'lock', title: 'Uno' }] }, 'blocks.0.facts'],
    [
      'an end before the begin',
      { ...text('t'), from: '2026-12-02T10:00', until: '2026-12-02T09:59' },
      'blocks.0.until',
    ],
    ['an end at the begin', { ...text('t'), from: '2026-12-02T10:00', until: '2026-12-02T10:00' }, 'blocks.0.until'],
    ['a day that does not exist', { ...text('t'), from: '2026-02-30T10:00' }, 'blocks.0.from'],
  ])('OWN-4 %s', async (_, block, path) => {
    expect(await refused(block)).toContain(path);
  });

  test.each([
    ['of which sanitizing leaves nothing', '<script>x()</script>', 'Escriba el texto'],
    ['that sanitizing makes too long', `<p>${'&'.repeat(5000)}</p>`, 'El texto es demasiado largo'],
  ])('OWN-4 a text %s, and the draft stays', async (_, html, message) => {
    await save([text('uno')]);
    const refusal = await admin.refusal(homeDesk.save, { blocks: [text('uno'), { id: 'dos', kind: 'text', html }] });
    expect(refusal.errors).toContainEqual({ path: 'blocks.1.html', message });
    expect((await admin.call(homeDesk.open, {})).blocks.map(({ id }) => id)).toEqual(['uno']);
  });

  test('OWN-4 a second opening, the same id twice, and too many blocks', async () => {
    const hero: Block = { id: 'a', kind: 'hero', title: 'Hola' };
    const errorsOf = async (blocks: Block[]) => (await admin.refusal(homeDesk.save, { blocks })).errors;
    expect(await errorsOf([hero, { ...hero, id: 'b' }])).toContainEqual(
      expect.objectContaining({ path: 'blocks.1.kind' }),
    );
    expect(await errorsOf([text('a'), text('a')])).toContainEqual(expect.objectContaining({ path: 'blocks.1.id' }));
    expect(await errorsOf(Array.from({ length: 31 }, (_, at) => text(`t${at}`)))).toContainEqual(
      expect.objectContaining({ path: 'blocks' }),
    );
  });
});

describe('pictures', () => {
  test('OWN-4 an uploaded picture has every width, and is shown in both shapes', async () => {
    const [wide, narrow] = [await upload('#334455'), await upload('#554433')];
    const block = { ...campaign(wide), narrow };
    const desk = await save([block]);
    expect(desk.pictures.map(({ path }) => path).toSorted()).toEqual([wide, narrow].toSorted());
    await admin.call(homeDesk.publish, { version: 1 });
    const [shown] = await guest.call(home.shown, {});
    expect(shown).toMatchObject({
      wide: { path: wide, alt: 'Un perchero', width: 1700, widths: widthsUpTo(1700) },
      narrow: { path: narrow, alt: 'Un perchero' },
      to: '/home?gender=Women',
    });
  });

  test('OWN-4 what is no picture, or expands without limit, is refused', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#ffffff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    for (const bytes of [Buffer.from('<html>hola</html>'), bomb, Buffer.from('%PDF-1.4')]) {
      expect((await admin.refusal(homeDesk.uploadPicture, { bytes })).code).toBe('bad_picture');
    }
  });

  test('OWN-4 a picture that no version names is removed after a week, and no other', async () => {
    const [used, unused, fresh] = [await upload('#010203'), await upload('#040506'), await upload('#070809')];
    await save([campaign(used)]);
    await save([text('ya-no')], 1);
    const mediaDir = join(here.dataDir, 'media');
    const week = 7 * 24 * 60 * 60_000;
    const old = new Date(shop.clock.now().getTime() - week - 60_000);
    await shop.pool.query('update content_pictures set at = $1 where path = any($2)', [old, [used, unused]]);
    await sweepContentPictures(shop.db, shop.clock.now(), mediaDir);
    const { rows } = await shop.pool.query('select path from content_pictures where path = any($1) order by path', [
      [used, unused, fresh],
    ]);
    expect(rows.map(({ path }) => path)).toEqual([used, fresh].toSorted());
    const fileOf = (path: string) => stat(originalFile(mediaDir, path.slice('/media/'.length), 'jpg'));
    await fileOf(used);
    await fileOf(fresh);
    await expect(fileOf(unused)).rejects.toMatchObject({ code: 'ENOENT' });
    const refusal = await admin.refusal(homeDesk.save, { blocks: [campaign(unused)] });
    expect(refusal.errors).toEqual([expect.objectContaining({ path: 'blocks.0.wide' })]);
  });
});
