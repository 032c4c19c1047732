import { ShopError } from '#contract/core/protocol/errors.ts';
import { picturePath, type PictureWidth } from '#contract/core/shop/pictures.ts';
import { badPicture } from './bad-picture.ts';
import { cleanDrawing } from './clean-drawing.ts';
import { isGone, isNoRoom } from './media-folder.ts';
import { drawApart } from './draw-apart.ts';
import { PictureRefused } from './picture-refused.ts';
import { removePicture, storePicture } from './pictures.ts';
import { makeWidths } from './picture-sizes.ts';
import { limitConcurrency } from './limit-concurrency.ts';

/** One at a time: a decoded picture may take a quarter of a gigabyte. */
const inTurn = limitConcurrency(1);

/** A stored picture: its path, its size in px, and the widths that exist. */
type TakenPicture = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly alt: string;
  readonly widths: PictureWidth[];
};

/**
 * Stores an uploaded picture, and makes every size that pages show. Throws `bad_picture`, and `no_room` when the disk
 * is full.
 */
export async function takePicture(mediaDir: string, bytes: Uint8Array): Promise<TakenPicture> {
  try {
    const drawing = svgText(bytes);
    return await inTurn(async () => {
      return await storeWhole(mediaDir, drawing === undefined ? bytes : await drawn(drawing));
    });
  } catch (error) {
    if (error instanceof PictureRefused) throw badPicture(error);
    throw isNoRoom(error) ? new ShopError('no_room') : error;
  }
}

/** How often a picture is stored whose files somebody removes in the same moment because nothing used them. */
const attempts = 5;

async function storeWhole(mediaDir: string, bytes: Uint8Array): Promise<TakenPicture> {
  for (let attempt = 1; ; attempt += 1) {
    const stored = await storePicture(mediaDir, bytes);
    const { hash, width, height, placeholder } = stored;
    const widths = await allWidths(mediaDir, stored).catch((error: unknown) => {
      if (isGone(error) && attempt < attempts) return undefined;
      throw error;
    });
    if (!widths && attempt < attempts) continue;
    return { path: picturePath(hash), width, height, placeholder, alt: '', widths: widths ?? [] };
  }
}

/**
 * If not every size could be written, removes the picture: on a full disk it would take the space of others. Returns undefined
 * if the picture is gone.
 */
async function allWidths(
  mediaDir: string,
  stored: Awaited<ReturnType<typeof storePicture>>,
): Promise<PictureWidth[] | undefined> {
  try {
    return await makeWidths(mediaDir, stored.hash);
  } catch (error) {
    if (stored.isNew) await removePicture(mediaDir, stored);
    throw error;
  }
}

const svgStart =
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*(?:<!DOCTYPE\s+svg[\s>[]|(?:<!DOCTYPE[^>[]*>\s*)?<svg[\s>])/;

/**
 * Returns the text of an SVG file, which may begin with a declaration, a comment or a byte order mark; undefined for
 * others.
 */
export function svgText(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder().decode(bytes.subarray(0, 2000));
  if (!svgStart.test(start)) return undefined;
  return new TextDecoder().decode(bytes);
}

/** How a drawing is rasterized: as wide as the widest size that is served, and for a very tall one as high as that. */
const rasterized = { width: 1920, height: 7680, ground: '#ffffff', mostSeconds: 15 } as const;

/**
 * Rasterizes a drawing that is cleaned first (`cleanDrawing`): nothing of the file itself is read by the program that draws
 * it, and one that takes long to draw is refused.
 */
async function drawn(text: string): Promise<Buffer> {
  return drawApart(cleanDrawing(text).svg, rasterized);
}
