import { skuKey } from '#contract/goods/sizes/size-rules.ts';
import { productBounds } from '#contract/goods/sizes/product-bounds.ts';
import { slugOf } from '../reading/slug.ts';

/** A variant of a page of the old shop: what its options are called, such as 'Rojo' and 'M', or in words of an address, and its SKU. */
export type PageVariant = { readonly words: readonly string[]; readonly sku: string | null };

/** A picture, with the variants that the page says it is of; none for one that is of all. */
export type ShownPicture = { readonly address: string; readonly of: readonly PageVariant[] };

/** What a page of the old shop shows of its product, in its order. */
export type ShownPage = { readonly pictures: readonly ShownPicture[]; readonly variants: readonly PageVariant[] };

/** A product of this shop: one colour of what the page shows. */
type Colour = { readonly color: string; readonly skus: readonly string[] };

/**
 * Returns the addresses of the pictures of one colour: its own first, then those that are of all. All of them if the page names no
 * variant that is of this colour.
 */
export function picturesOfColour({ pictures, variants }: ShownPage, { color, skus }: Colour): string[] {
  const [name, known] = [slugOf(color), new Set(skus.map(skuKey))];
  const isOwn = ({ words, sku }: PageVariant) =>
    (sku !== null && known.has(skuKey(sku))) || (name !== '' && words.some((word) => slugOf(word) === name));
  const own = pictures.filter(({ of }) => of.some(isOwn));
  const common = pictures.filter(({ of }) => of.length === 0);
  const given = variants.some(isOwn) ? [...own, ...common] : pictures;
  return given.map(({ address }) => address).slice(0, productBounds.pictures);
}
