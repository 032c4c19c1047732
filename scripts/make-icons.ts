import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { iconFile } from './icon-file.ts';

/**
 * `npm run icons`: makes the icons for browsers and phones from public/favicon.svg. Repeat it when that picture
 * changes; the results are committed.
 */
const folder = join(import.meta.dirname, '..', 'public');

const rounded = await readFile(join(folder, 'favicon.svg'), 'utf8');

/** Phones round the corners themselves, so these icons fill the square. */
const square = rounded.replace(' rx="6"', '');

/** A phone may crop to a circle of 80 % (W3C Web Application Manifest, 'maskable'): the sign is well inside of it. */
const maskable = square.replace('<path ', '<path transform="translate(3.2 3.6) scale(0.8)" ');

const pngOf = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

const flatPngOf = async (svg: string, size: number) =>
  sharp(await pngOf(svg, size))
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();

const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await pngOf(rounded, size) })));

const files = {
  'favicon.ico': iconFile(small),
  'apple-touch-icon.png': await flatPngOf(square, 180),
  'icon-192.png': await pngOf(rounded, 192),
  'icon-512.png': await pngOf(rounded, 512),
  'icon-maskable-192.png': await flatPngOf(maskable, 192),
  'icon-maskable-512.png': await flatPngOf(maskable, 512),
};

for (const [name, content] of Object.entries(files)) {
  await writeFile(join(folder, name), content);
  process.stdout.write(`${name}: ${content.byteLength} bytes\n`);
}
