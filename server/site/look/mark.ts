import sharp from 'sharp';
import { isDrawing, pictureIn } from '#contract/core/settings/picture-value.ts';
import { settingPictureBytes } from '#platform/media/take-setting-picture.ts';

/** Something that is drawn in a box: the content of an SVG with its size. */
export type Mark = { readonly content: string; readonly width: number; readonly height: number };

/** The longer side of a picture within a drawing, in px. */
const longestSide = 1200;

/** Returns the picture of a setting as the content of a drawing; undefined if there is none. */
export async function pictureMark(mediaDir: string, value: string): Promise<Mark | undefined> {
  const picture = pictureIn(value);
  const bytes = picture && (await settingPictureBytes(mediaDir, picture.path));
  if (!picture || !bytes) return undefined;
  const { path, width, height } = picture;
  if (isDrawing(path)) return { content: new TextDecoder().decode(bytes), width, height };
  const png = await sharp(bytes, { autoOrient: true })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  const source = `data:image/png;base64,${png.toString('base64')}`;
  return { content: `<image width="${width}" height="${height}" href="${source}"/>`, width, height };
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Returns a mark in the middle of a box, as big as fits. */
export function placed({ content, width, height }: Mark, box: Box): string {
  const scale = Math.min(box.width / width, box.height / height);
  const [wide, high] = [width * scale, height * scale];
  const place = `x="${box.x + (box.width - wide) / 2}" y="${box.y + (box.height - high) / 2}" width="${wide}" height="${high}"`;
  return `<svg ${place} viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

/** Returns the file of a drawing of this size. */
export function drawing({ width, height }: Omit<Mark, 'content'>, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}
