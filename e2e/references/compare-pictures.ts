import sharp from 'sharp';
import { differenceOf } from './picture-difference.ts';
import type { Pixels } from './picture-difference.ts';

/** The share of a picture's pixels that may differ, and how many pixels a connected area of them may have. */
const bounds = { share: 0.001, area: 3 } as const;

/** What differs between two pictures, in words, and a picture of it if they have the same size. */
export type Unlike = { readonly words: string; readonly difference?: Buffer };

/** Compares two photos of a screen. Returns undefined if a person would see no difference. */
export async function unlike(expected: Buffer, actual: Buffer): Promise<Unlike | undefined> {
  if (actual.equals(expected)) return undefined;
  const [one, other] = await Promise.all([pixelsOf(expected), pixelsOf(actual)]);
  if (one.width !== other.width || one.height !== other.height) {
    return { words: `has another size, ${other.width} x ${other.height} instead of ${one.width} x ${one.height}` };
  }
  const { mask, share, greatest } = differenceOf(one, other);
  if (share <= bounds.share && greatest <= bounds.area) return undefined;
  const words = `differs in ${(share * 100).toFixed(2)} % of its pixels, ${greatest} of them connected`;
  return { words, difference: await marked(expected, mask, one) };
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Returns a dark grey copy of a picture with the marked pixels in white. */
async function marked(picture: Buffer, mask: Uint8Array, { width, height }: Pixels): Promise<Buffer> {
  const white = sharp(
    mask.map((mark) => mark * 255),
    { raw: { width, height, channels: 1 } },
  );
  return sharp(picture)
    .modulate({ brightness: 0.35, saturation: 0 })
    .composite([{ input: await white.png().toBuffer(), blend: 'lighten' }])
    .webp()
    .toBuffer();
}
