import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';

const folder = join(import.meta.dirname, '..', 'public');
const read = (name: string) => readFile(join(folder, name));

const manifestSchema = z.object({
  icons: z.array(
    z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.enum(['any', 'maskable']).optional() }),
  ),
});

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

test('MEND-45: the pictures of the manifest have the declared sizes, and include those needed for installation', async () => {
  const { icons } = manifestSchema.parse(JSON.parse(String(await read('percha.webmanifest'))));
  for (const { src, sizes, type } of icons.filter((icon) => icon.sizes !== 'any')) {
    const { width, height, format } = await sharp(await read(src)).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  }
  const kinds = icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
  expect(kinds).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']));
});

test('MEND-45: icons that browsers request by default exist in their sizes', async () => {
  expect(await sizesInIcon(await read('favicon.ico'))).toEqual([16, 32, 48]);
  const { width, height, hasAlpha } = await sharp(await read('apple-touch-icon.png')).metadata();
  // iOS paints transparent pixels black.
  expect([width, height, hasAlpha]).toEqual([180, 180, false]);
});

test('MEND-45: the sign of a maskable icon is inside the safe zone', async () => {
  const { data, info } = await sharp(await read('icon-maskable-512.png'))
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
  expect(furthest).toBeLessThan(0.4 * info.width);
});
