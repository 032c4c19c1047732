import type { Gender } from '#contract/core/fields/fields.ts';
import type { BulkProduct } from '../../products/bulk/bulk-products.service.ts';
import type { BulkTexts } from '../../products/bulk/bulk-texts.service.ts';
import type { BulkSize } from '../../products/bulk/bulk-sizes.service.ts';
import type { StatedAttribute } from '../../attributes/stated-attributes.service.ts';
import type { ImportedPicture } from '../reading/product.ts';

/** A category that is made with the import. */
export type NewCategory = { readonly title: string; readonly gender: Gender };

/**
 * A product as it is written: all of its columns, and those of its sizes that the file names. `id` is null for a new one,
 * `categoryId` for a category that is made first, `pictures` if they stay as they are.
 */
export type Target = Omit<BulkProduct, 'id' | 'categoryId'> & {
  readonly id: number | null;
  readonly categoryId: number | null;
  readonly category: string;
  readonly sizes: readonly BulkSize[];
  readonly pictures: readonly ImportedPicture[] | null;
  readonly handle: string | null;
  /** ISO 8601, as all of it is kept as JSON. */
  readonly publishAt: string | null;
  readonly colorKey: string;
  /** What the file says of the owner's attributes; undefined in a preview of the version before. */
  readonly attributes?: readonly StatedAttribute[];
  /** What the file says of its texts in another language; a product as it is has all of them here. */
  readonly texts?: readonly BulkTexts[];
};

/** What becomes of the columns that nothing is known about, by heading: the id of an attribute, or a new one. */
export type ColumnUses = Readonly<Record<string, number | 'ignored' | 'new'>>;

/** Returns what was chosen for a column; undefined for nothing, also if its heading is what every object has, as 'constructor'. */
export function chosenUse(uses: ColumnUses, heading: string): ColumnUses[string] | undefined {
  return Object.hasOwn(uses, heading) ? uses[heading] : undefined;
}

/** The texts that a product can have in another language. */
export const otherTextNames = ['name', 'description', 'aboutMe', 'careInfo', 'sizeAndFit'] as const;

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
  'ageGroup',
  'composition',
  'origin',
  'maker',
  'responsible',
  'vatPercent',
  'publishAt',
  'texts',
  'attribute',
  'pictures',
  'size',
  'stock',
  'sku',
  'barcode',
  'sizeWeight',
  'cost',
] as const;

export type ChangedField = (typeof changedFields)[number];

/** What changes of a product: `about` is the size, the attribute or the language that it is about, '' for the product. Texts as they are shown. */
export type Change = {
  readonly field: ChangedField;
  readonly about: string;
  readonly from: string;
  readonly to: string;
};
