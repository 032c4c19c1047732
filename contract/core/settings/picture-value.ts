import { t } from '#messages/messages.ts';
import { z } from 'zod';

/**
 * A picture as the value of a setting: its address with its size in px, '/media/0f…9c.svg#240x64', or an empty text for
 * none. The size belongs to it, so that pages know it without reading a file.
 */
const pattern = /^(\/media\/[\da-f]{32}(?:\.svg)?)#([1-9]\d{0,4})x([1-9]\d{0,4})$/;

type SizedPicture = { readonly path: string; readonly width: number; readonly height: number };

/** Returns the value of a picture. */
export function pictureValue({ path, width, height }: SizedPicture): string {
  return `${path}#${width}x${height}`;
}

/** Returns the picture of a value; undefined for none. */
export function pictureIn(value: string): SizedPicture | undefined {
  const [, path, width, height] = pattern.exec(value) ?? [];
  return path === undefined ? undefined : { path, width: Number(width), height: Number(height) };
}

/** True for a drawing (SVG), which is served as it is and has no widths. */
export const isDrawing = (path: string): boolean => path.endsWith('.svg');

/** The schema of an optional picture. */
export const optionalPicture = z
  .string()
  .refine((value) => value === '' || pattern.test(value), { error: () => t('settings.uploadHere') });
