import type { Picture } from '#contract/goods/products.ts';

/** A picture of the shop as the editor shows it. */
export type KnownPicture = Pick<Picture, 'path' | 'width' | 'height' | 'widths' | 'placeholder'>;

/** Narrower pictures are blurred on wide screens, in px. */
export const sharpWidth = 1600;
