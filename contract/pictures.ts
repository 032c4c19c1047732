/**
 * The most bytes of a picture that is taken in: two at the same time fit the shop's memory. The back office makes bigger
 * photos smaller before it sends them.
 */
export const mostPictureBytes = 25 * 1024 * 1024;

/** Widths in which the shop's own pictures are served, in pixels. */
export const pictureWidths = [320, 640, 960, 1280, 1920] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** Formats in which they are served, best first. */
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/** For programs that know neither: the previews of messages and social networks. */
export const plainFormat = 'jpeg';

export type ServedFormat = PictureFormat | typeof plainFormat;

/** The address of a picture of the shop by the hash of its content; its sizes are below it. */
export const picturePath = (hash: string): string => `/media/${hash}`;

/** The address of a picture in one of its sizes. A picture is never enlarged: one that is narrower comes as it is. */
export function pictureUrl(path: string, width: PictureWidth, format: ServedFormat): string {
  return `${path}/${width}.${format}`;
}

/** The widths that hold something new of a picture `maxWidth` pixels wide: the last one holds all of it. */
export function widthsUpTo(maxWidth: number): PictureWidth[] {
  const whole = pictureWidths.findIndex((width) => width >= maxWidth);
  return whole < 0 ? [...pictureWidths] : pictureWidths.slice(0, whole + 1);
}

/** The widths of `pictureWidths` among those in which a picture is there. */
export function servedWidths(widths: readonly number[]): PictureWidth[] {
  return pictureWidths.filter((width) => widths.includes(width));
}

/** The widest of the given widths up to `most`, else the narrowest; undefined when there are none. */
export function widthNear(most: number, widths: readonly number[]): PictureWidth | undefined {
  const served = servedWidths(widths);
  return served.findLast((width) => width <= most) ?? served[0];
}

/** The srcset of a picture `maxWidth` pixels wide, of the widths in which it is there. */
export function pictureSrcset(
  path: string,
  format: PictureFormat,
  { width: maxWidth, widths }: { readonly width: number; readonly widths: readonly number[] },
): string {
  return servedWidths(widths)
    .map((width) => `${pictureUrl(path, width, format)} ${Math.min(width, maxWidth)}w`)
    .join(', ');
}
