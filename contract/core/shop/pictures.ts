/**
 * The maximum size of an uploaded picture, in bytes: two at the same time fit the shop's memory. The back office
 * resizes larger photos before the upload.
 */
export const mostPictureBytes = 25 * 1024 * 1024;

/** Widths in which the shop's own pictures are served, in pixels. */
export const pictureWidths = [320, 640, 960, 1280, 1920] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** Formats in which they are served, best first. */
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/** For clients that support neither: the link previews of messages and social networks. */
export const plainFormat = 'jpeg';

export type ServedFormat = PictureFormat | typeof plainFormat;

/** Returns the address of a picture of the shop by the hash of its content; its sizes are below it. */
export const picturePath = (hash: string): string => `/media/${hash}`;

/** Returns the address of a picture in one of its sizes. A picture is never enlarged: a narrower one keeps its size. */
export function pictureUrl(path: string, width: PictureWidth, format: ServedFormat): string {
  return `${path}/${width}.${format}`;
}

/** Returns the useful widths for a picture `maxWidth` pixels wide: the last one is at least as wide. */
export function widthsUpTo(maxWidth: number): PictureWidth[] {
  const whole = pictureWidths.findIndex((width) => width >= maxWidth);
  return whole < 0 ? [...pictureWidths] : pictureWidths.slice(0, whole + 1);
}

/** Returns the widths of `pictureWidths` that exist of a picture. */
export function servedWidths(widths: readonly number[]): PictureWidth[] {
  return pictureWidths.filter((width) => widths.includes(width));
}

/** Returns the widest of the given widths up to `most`, else the narrowest; undefined when there are none. */
export function widthNear(most: number, widths: readonly number[]): PictureWidth | undefined {
  const served = servedWidths(widths);
  return served.findLast((width) => width <= most) ?? served[0];
}

/** Returns the srcset of a picture `maxWidth` pixels wide, with its existing widths. */
export function pictureSrcset(
  path: string,
  format: PictureFormat,
  { width: maxWidth, widths }: { readonly width: number; readonly widths: readonly number[] },
): string {
  return servedWidths(widths)
    .map((width) => `${pictureUrl(path, width, format)} ${Math.min(width, maxWidth)}w`)
    .join(', ');
}
