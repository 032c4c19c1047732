import type { ProductState } from '#contract/goods/product-states.ts';
import type { Gender } from '#contract/core/fields/fields.ts';
import type { ImportedPicture } from '../reading/product.ts';

/**
 * A size as it is written. `stock` of an existing one is applied as a difference to `seenStock`. `weight` is null for the
 * product's; `cost` is in the smallest unit.
 */
export type TargetSize = {
  readonly variantId: number | null;
  readonly word: string;
  readonly position: number;
  readonly stock: number;
  readonly seenStock: number;
  readonly sku: string | null;
  readonly barcode: string | null;
  readonly weight: number | null;
  readonly cost: number | null;
};

/** A category that is made with the import. */
export type NewCategory = { readonly title: string; readonly gender: Gender };

/**
 * A product as it is written: all of its columns, and those of its sizes that the file names. Amounts are in the smallest
 * unit, `weight` in g. `categoryId` is null for a category that is made first. `pictures` is null if they stay as they are.
 */
export type Target = {
  readonly id: number | null;
  /** The version that was compared; null for a new product. */
  readonly version: number | null;
  readonly name: string;
  readonly description: string;
  readonly gender: Gender;
  readonly isUnisex: boolean;
  readonly state: ProductState;
  readonly categoryId: number | null;
  readonly category: string;
  readonly brandName: string;
  readonly model: string | null;
  readonly color: string;
  readonly currentPrice: number;
  readonly previousPrice: number | null;
  readonly isOffertPrice: boolean;
  readonly weight: number;
  readonly aboutMe: string;
  readonly careInfo: string;
  readonly sizeAndFit: string;
  readonly sizes: readonly TargetSize[];
  readonly pictures: readonly ImportedPicture[] | null;
  readonly handle: string | null;
  readonly colorKey: string;
};

/** The names of what can change of a product. */
export const changedFields = [
  'name',
  'description',
  'state',
  'gender',
  'isUnisex',
  'category',
  'brandName',
  'model',
  'color',
  'currentPrice',
  'previousPrice',
  'weight',
  'aboutMe',
  'careInfo',
  'sizeAndFit',
  'pictures',
  'size',
  'stock',
  'sku',
  'barcode',
  'sizeWeight',
  'cost',
] as const;

export type ChangedField = (typeof changedFields)[number];

/** What changes of a product: `about` is the size that it is about, '' for the product. Texts as they are shown. */
export type Change = {
  readonly field: ChangedField;
  readonly about: string;
  readonly from: string;
  readonly to: string;
};
