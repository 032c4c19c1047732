import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { typefaceNames, type ShopLook } from '#contract/core/shop/look.ts';
import { pictureValue } from '#contract/core/settings/picture-value.ts';
import { plainLook } from '#contract/core/shop/plain-look.ts';
import type { Language } from '#messages/languages.ts';
import { takeSettingPicture } from '#platform/media/take-setting-picture.ts';
import type { LookFile } from '#server/core/context/look-store.ts';
import { drawnName } from '#server/core/context/drawn-name.ts';
import { makeLookFiles } from './look-files.service.ts';

let mediaDir: string;

beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'percha-look-'));
});
afterAll(() => rm(mediaDir, { recursive: true }));

type Chosen = {
  readonly name?: string;
  readonly language?: Language;
  readonly look?: Partial<ShopLook>;
  readonly logo?: string;
  readonly icon?: string;
};

function made({ name = 'Percha', language = 'es-AR', look = {}, logo = '', icon = '' }: Chosen = {}) {
  const facts = { name, description: 'Ropa', language, look: { ...plainLook, version: 'v1', ...look } };
  return makeLookFiles(mediaDir, { facts, logo, icon });
}

let plain: ReturnType<typeof made> | undefined;

/** The files of a shop of which nothing was chosen, made once. */
const plainFiles = () => (plain ??= made());

function bodyOf(files: ReadonlyMap<string, LookFile>, address: string): Buffer {
  const [path = ''] = address.split('?');
  const found = files.get(path);
  if (!found) throw new Error(`no file ${path}`);
  return found.body;
}

/** Returns the colour of a pixel as '#rrggbb'. `x` and `y` are parts of the sides, from 0 to 1. */
async function colourAt(png: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels;
  return `#${data.subarray(at, at + 3).toString('hex')}`;
}

const drawn = async (inside: string, viewBox: string) =>
  pictureValue(
    await takeSettingPicture(
      mediaDir,
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`),
    ),
  );

const manifestSchema = z.object({
  name: z.string(),
  lang: z.string(),
  short_name: z.string(),
  id: z.string(),
  background_color: z.string(),
  icons: z.array(
    z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.enum(['any', 'maskable']).optional() }),
  ),
});

const manifestIn = (files: ReadonlyMap<string, LookFile>) =>
  manifestSchema.parse(JSON.parse(bodyOf(files, '/site.webmanifest').toString()));

/** Returns the sizes of the pictures in an ICO file: each entry has the offset and the length of one. */
async function sizesInIcon(icon: Buffer): Promise<number[]> {
  const count = icon.readUInt16LE(4);
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const entry = icon.subarray(6 + 16 * at, 22 + 16 * at);
      const begin = entry.readUInt32LE(12);
      const { width, format } = await sharp(icon.subarray(begin, begin + entry.readUInt32LE(8))).metadata();
      expect([entry[0], format]).toEqual([width, 'png']);
      return width;
    }),
  );
}

describe('MEND-45 the icons', () => {
  test('of the manifest have the declared sizes, and include those needed for installation', async () => {
    const files = await plainFiles();
    const { icons } = manifestIn(files);
    for (const { src, sizes, type } of icons.filter((icon) => icon.sizes !== 'any')) {
      const { width, height, format } = await sharp(bodyOf(files, src)).metadata();
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
    }
    const kinds = icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
    expect(kinds).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']),
    );
  });

  test('that browsers request by default exist in their sizes', async () => {
    const files = await plainFiles();
    expect(await sizesInIcon(bodyOf(files, '/favicon.ico'))).toEqual([16, 32, 48]);
    const { width, height, hasAlpha } = await sharp(bodyOf(files, '/apple-touch-icon.png')).metadata();
    // iOS paints transparent pixels black.
    expect([width, height, hasAlpha]).toEqual([180, 180, false]);
  });

  test('have their sign inside of the safe zone where a phone may crop them', async () => {
    const whole = await drawn('<rect width="90" height="90" fill="#c00"/>', '0 0 90 90');
    for (const files of [await plainFiles(), await made({ icon: whole })]) {
      const { data, info } = await sharp(bodyOf(files, '/icon-maskable-512.png'))
        .raw()
        .toBuffer({ resolveWithObject: true });
      const middle = info.width / 2;
      const [red, green, blue] = data;
      let furthest = 0;
      for (let at = 0; at < data.length; at += info.channels) {
        if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) continue;
        const pixel = at / info.channels;
        const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
        furthest = Math.max(furthest, Math.hypot(x - middle, y - middle));
      }
      expect(furthest).toBeGreaterThan(0);
      expect(furthest).toBeLessThan(0.405 * info.width);
    }
  });
});

describe('OWN-1 the files that are made from the look', () => {
  test('without a logo the icon is the first letter of the name, in its face, on the accent', async () => {
    const seen = new Set<string>();
    for (const typefaces of typefaceNames) {
      const files = await made({ name: '«ñandú»', look: { typefaces } });
      const icon = bodyOf(files, '/icon-512.png');
      expect(await colourAt(icon, 0.5, 0.03)).toBe('#23483a');
      const { channels } = await sharp(icon).stats();
      expect(channels[0]?.max).toBeGreaterThan(240);
      seen.add(bodyOf(files, '/favicon.svg').toString());
    }
    expect(seen.size).toBe(typefaceNames.length);
    const other = await made({ name: 'Oca' });
    expect(bodyOf(other, '/favicon.svg').toString()).not.toBe(bodyOf(await plainFiles(), '/favicon.svg').toString());
    const accented = await made({ look: { colours: { ...plainLook.colours, accent: '#7a1f3d' } } });
    expect(await colourAt(bodyOf(accented, '/icon-512.png'), 0.5, 0.03)).toBe('#7a1f3d');
  });

  test('a name that can be drawn is a picture for letters by day and at night, each on its ground', async () => {
    const look = { drawnName: drawnName('Percha', 'editorial') };
    const files = await made({ look });
    for (const [address, ground] of [
      ['/nombre.png', '#fdfcf9'],
      ['/nombre-noche.png', '#1f1c19'],
    ] as const) {
      const file = bodyOf(files, address);
      const { width = 0, height = 0 } = await sharp(file).metadata();
      expect(width).toBeGreaterThan(height);
      // No letter is cut: the ground is all around.
      const edges = [0, 0.25, 0.5, 0.75, 1].flatMap((at) => [colourAt(file, at, 0), colourAt(file, at, 1)]);
      expect(new Set(await Promise.all(edges))).toEqual(new Set([ground]));
      const { channels } = await sharp(file).stats();
      expect((channels[0]?.max ?? 0) - (channels[0]?.min ?? 0)).toBeGreaterThan(150);
    }
    expect((await plainFiles()).has('/nombre.png')).toBe(false);
  });

  test('a name without letters that the face has still has icons', async () => {
    for (const name of ['李', '!', '🎁 Gift']) expect((await made({ name })).size).toBeGreaterThan(8);
  });

  test('the logo is in the icon, in the shared picture, and on the grounds of letters and paper', async () => {
    const logo = await drawn('<rect width="80" height="60" fill="#0000cc"/>', '0 0 80 60');
    const files = await made({ logo });
    for (const address of ['/icon-512.png', '/icon-maskable-192.png', '/apple-touch-icon.png', '/logo.png']) {
      expect(await colourAt(bodyOf(files, address), 0.5, 0.5)).toBe('#0000cc');
    }
    const shared = bodyOf(files, '/compartir.png');
    const { width, height } = await sharp(shared).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect([await colourAt(shared, 0.5, 0.45), await colourAt(shared, 0.02, 0.02)]).toEqual(['#0000cc', '#f6f3ed']);
    const half = await drawn('<rect width="40" height="60" fill="#0000cc"/>', '0 0 80 60');
    const clear = await made({ logo: half });
    expect(await colourAt(bodyOf(clear, '/logo.png'), 0.9, 0.5)).toBe('#fdfcf9');
    expect(await colourAt(bodyOf(clear, '/logo-impreso.png'), 0.9, 0.5)).toBe('#ffffff');
  });

  test('a photo is a logo too; a wide logo leaves the icon to the letter, and an own icon comes before both', async () => {
    const photo = await sharp({ create: { width: 900, height: 200, channels: 3, background: '#008800' } })
      .png()
      .toBuffer();
    const logo = pictureValue(await takeSettingPicture(mediaDir, photo));
    const files = await made({ logo });
    expect(await colourAt(bodyOf(files, '/logo.png'), 0.5, 0.5)).toBe('#008800');
    expect(await colourAt(bodyOf(files, '/icon-512.png'), 0.5, 0.03)).toBe('#23483a');
    const icon = await drawn('<circle cx="5" cy="5" r="5" fill="#aa00aa"/>', '0 0 10 10');
    expect(await colourAt(bodyOf(await made({ logo, icon }), '/icon-512.png'), 0.5, 0.5)).toBe('#aa00aa');
  });

  test('a logo whose file is lost is the name again', async () => {
    const logo = `/media/${'a'.repeat(32)}.svg#100x100`;
    const same = bodyOf(await plainFiles(), '/compartir.png');
    expect(bodyOf(await made({ logo }), '/compartir.png').equals(same)).toBe(true);
  });

  test('the manifest has the name and the ground, and the same id after each change', async () => {
    const files = await made({
      name: 'La Percha de los Andes',
      look: { colours: { ...plainLook.colours, paper: '#ffffff' }, version: 'v2' },
    });
    const manifest = manifestIn(files);
    expect(manifest).toMatchObject({
      name: 'La Percha de los Andes',
      short_name: 'La Percha de',
      id: '/',
      background_color: '#ffffff',
    });
    expect(manifest.icons.every(({ src }) => src.endsWith('?v=v2'))).toBe(true);
    expect([manifest.lang, manifestIn(await made({ language: 'es-CL' })).lang]).toEqual(['es-AR', 'es-CL']);
  });
});
