import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { ProductFields } from '#contract/goods/product-rules.ts';
import { findPicture } from '#platform/media/pictures.ts';
import { madeWidths } from '#platform/media/picture-sizes.ts';

/** A picture as it is stored with its product. */
export type PlacedPicture = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly alt: string;
  readonly widths: number[];
};

/** The dimensions of a picture on another site, in px: its real ones are unknown, and cards are 4:5. */
const foreign = { width: 960, height: 1200, placeholder: '', widths: [] };

/**
 * Looks up the dimensions and widths of a product's pictures. Throws `invalid` for a picture that the shop does not
 * have.
 */
export function placePictures(mediaDir: string, images: ProductFields['images']): Promise<PlacedPicture[]> {
  return Promise.all(
    images.map(async ({ path, alt }, index) => {
      if (!path.startsWith('/media/')) return { path, alt, ...foreign };
      const found = await findPicture(mediaDir, path.slice('/media/'.length));
      if (!found) throw new ShopError('invalid', {}, [refused(index)]);
      const { width, height, placeholder } = found;
      return { path, alt, width, height, placeholder, widths: await madeWidths(mediaDir, found) };
    }),
  );
}

function refused(index: number) {
  return { path: `images.${index}`, message: backOfficeTexts.productForm.badPicture };
}
