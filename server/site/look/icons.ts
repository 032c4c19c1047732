import sharp from 'sharp';
import type { LookColours } from '#contract/core/shop/look.ts';
import { drawing, placed, type Mark } from './mark.ts';

type Picture = { readonly size: number; readonly png: Buffer };

const headerBytes = 6;
const entryBytes = 16;

/**
 * Returns an ICO file of square PNG pictures: a header, an entry for each picture, the pictures (learn.microsoft.com,
 * ICONDIR).
 */
function iconFile(pictures: readonly Picture[]): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = headerBytes + entryBytes * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(entryBytes);
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.byteLength, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.byteLength;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}

/** What an icon shows: a mark on a ground, and how much of the square's side the mark may take. */
export type IconSign = { readonly mark: Mark; readonly ground: string | null; readonly share: number };

/** The side of the square in which icons are drawn. */
const side = 512;
const corner = 96;

/** A phone may crop to a circle of 80 % (W3C Web Application Manifest, 'maskable'): this square is within it. */
const safeShare = 0.8 * Math.SQRT1_2;

type Shape = 'rounded' | 'square' | 'maskable';

/** Returns an icon: with round corners for browsers, or a full square for phones, which round the corners themselves. */
function iconDrawing({ mark, ground, share }: IconSign, shape: Shape, { sheet }: LookColours): string {
  const colour = shape === 'rounded' ? ground : (ground ?? sheet);
  const filled = colour === null ? '' : square(colour, shape === 'rounded' ? corner : 0);
  const part = shape === 'maskable' ? Math.min(share, safeShare) : share;
  const room = side * part;
  const start = (side - room) / 2;
  const sign = placed(mark, { x: start, y: start, width: room, height: room });
  return drawing({ width: side, height: side }, `${filled}${sign}`);
}

function square(colour: string, radius: number): string {
  return `<rect width="${side}" height="${side}" rx="${radius}" fill="${colour}"/>`;
}

const pngOf = (svg: string, size: number) =>
  sharp(Buffer.from(svg)).resize(size, size).png({ compressionLevel: 9 }).toBuffer();

/** Without transparency: iOS paints transparent pixels black. */
const flatPngOf = (svg: string, size: number, { sheet }: LookColours) =>
  sharp(Buffer.from(svg)).resize(size, size).flatten({ background: sheet }).png({ compressionLevel: 9 }).toBuffer();

/** The icons of the manifest for phones, by address. */
export const phoneIcons = [
  { address: '/icon-192.png', size: 192, shape: 'rounded' },
  { address: '/icon-512.png', size: 512, shape: 'rounded' },
  { address: '/icon-maskable-192.png', size: 192, shape: 'maskable' },
  { address: '/icon-maskable-512.png', size: 512, shape: 'maskable' },
] as const;

type IconFiles = {
  readonly svg: Buffer;
  readonly ico: Buffer;
  readonly touch: Buffer;
  readonly phones: readonly { readonly address: string; readonly png: Buffer }[];
};

/** Makes all icons, one after the other: they are no hurry, and the shop's visitors need the processor too. */
export async function makeIcons(sign: IconSign, colours: LookColours): Promise<IconFiles> {
  const rounded = iconDrawing(sign, 'rounded', colours);
  const small: { size: number; png: Buffer }[] = [];
  for (const size of [16, 32, 48]) small.push({ size, png: await pngOf(rounded, size) });
  const phones: { address: string; png: Buffer }[] = [];
  for (const { address, size, shape } of phoneIcons) {
    const svg = iconDrawing(sign, shape, colours);
    phones.push({ address, png: await (shape === 'maskable' ? flatPngOf(svg, size, colours) : pngOf(svg, size)) });
  }
  const touch = await flatPngOf(iconDrawing(sign, 'square', colours), 180, colours);
  return { svg: Buffer.from(rounded), ico: iconFile(small), touch, phones };
}
