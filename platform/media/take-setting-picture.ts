import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { picturePath } from '#contract/core/shop/pictures.ts';
import { cleanDrawing, type Drawing } from './clean-drawing.ts';
import { drawApart } from './draw-apart.ts';
import { ifThere, isNoRoom, isPictureHash, originalFile, writeWhole } from './media-folder.ts';
import { badPicture } from './bad-picture.ts';
import { PictureRefused } from './picture-refused.ts';
import { findPicture } from './pictures.ts';
import { svgText, takePicture } from './take-picture.ts';

type SettingPicture = { readonly path: string; readonly width: number; readonly height: number };

/**
 * Stores a picture for a setting. A drawing (SVG) stays one: it is cleaned, see `cleanDrawing`. Throws `bad_picture`, and
 * `no_room` when the disk is full.
 */
export async function takeSettingPicture(mediaDir: string, bytes: Uint8Array): Promise<SettingPicture> {
  const text = svgText(bytes);
  if (text === undefined) {
    const { path, width, height } = await takePicture(mediaDir, bytes);
    return { path, width, height };
  }
  try {
    const { svg, width, height } = cleanDrawing(text);
    await refuseUnfit({ svg, width, height });
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 32);
    await writeWhole(drawingFile(mediaDir, hash), svg);
    return { path: `${picturePath(hash)}.svg`, width, height };
  } catch (error) {
    if (error instanceof PictureRefused) throw badPicture(error);
    throw isNoRoom(error) ? new ShopError('no_room') : error;
  }
}

const drawingFile = (mediaDir: string, hash: string) => {
  if (!isPictureHash(hash)) throw new RangeError('not the hash of a picture');
  return join(mediaDir, 'drawings', `${hash}.svg`);
};

/** Returns the bytes of a setting's picture: the cleaned drawing, or the original picture; undefined if there is none. */
export async function settingPictureBytes(mediaDir: string, path: string): Promise<Uint8Array | undefined> {
  const [, hash = '', ending] = /^\/media\/([\da-f]{32})(\.svg)?$/.exec(path) ?? [];
  if (ending !== undefined) return findDrawing(mediaDir, hash);
  const picture = await findPicture(mediaDir, hash);
  return picture && ifThere(readFile(originalFile(mediaDir, hash, picture.type)));
}

/** True if the folder has this picture, with this shape. */
export async function isStoredPicture(mediaDir: string, { path, width, height }: SettingPicture): Promise<boolean> {
  const bytes = await settingPictureBytes(mediaDir, path);
  if (!bytes) return false;
  const { autoOrient } = await sharp(bytes).metadata();
  return autoOrient.width === width && autoOrient.height === height;
}

/** Returns a cleaned drawing; undefined if there is none. */
export async function findDrawing(mediaDir: string, hash: string): Promise<Uint8Array | undefined> {
  return isPictureHash(hash) ? ifThere(readFile(drawingFile(mediaDir, hash))) : undefined;
}

/** As big as the largest icon: what is drawn in this time here takes no longer there. */
const trial = { width: 512, height: 512, mostSeconds: 2 } as const;

/**
 * A drawing whose shapes are all transparent, or that cannot be drawn, would be an empty place in the header. One that takes
 * long would keep the shop's processes busy, which make its icons from it, and every visitor's browser.
 */
async function refuseUnfit({ svg }: Drawing): Promise<void> {
  const { channels } = await sharp(await drawApart(svg, trial)).stats();
  if ((channels[3]?.max ?? 255) === 0) throw new PictureRefused('drawing_empty');
}
