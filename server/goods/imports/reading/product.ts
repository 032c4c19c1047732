import type { Gender } from '#contract/core/fields/fields.ts';
import type { ProductState } from '#contract/goods/desk-product.ts';
import type { Composition } from '#contract/goods/garment/composition.ts';
import type { AgeGroup, Party } from '#contract/goods/garment/garment-rules.ts';
import type { Language } from '#messages/languages.ts';
import type { Problem } from './problem.ts';

/** A picture as the file names it: an address, or a file of the same zip. */
export type ImportedPicture = { readonly address: string; readonly alt: string };

/** A size of a product. What the file does not say is undefined and stays as it is. */
export type ImportedSize = {
  readonly row: number;
  readonly word: string;
  readonly stock: number | undefined;
  readonly sku: string | undefined;
  readonly barcode: string | undefined;
  /** In g, where it is not the product's. */
  readonly weight: number | undefined;
  /** Decimal amount. */
  readonly cost: number | undefined;
};

/** What Percha's own files say of a garment; undefined for what they do not say, and what is empty there is emptied. */
export type ImportedGarment = {
  readonly ageGroup: AgeGroup | undefined;
  readonly composition: Composition | undefined;
  readonly origin: string | null | undefined;
  readonly maker: Party | null | undefined;
  readonly responsible: Party | null | undefined;
  readonly vatPercent: number | null | undefined;
};

/** The texts of a product in another language than the shop's own. */
export type ImportedTexts = {
  readonly language: Language;
  readonly name: string;
  readonly description: string;
  readonly aboutMe: string;
  readonly careInfo: string;
  readonly sizeAndFit: string;
};

/**
 * A product in one colour, as a file describes it. What the file does not say is undefined: a new product gets a default, an
 * existing one keeps what it has. Amounts are decimal numbers; `before` is null for no offer. `weight` is in g.
 */
export type ImportedProduct = {
  /** The row where it begins. */
  readonly row: number;
  /** Its number in this shop, in files that Percha exported. */
  readonly id: number | undefined;
  /** When the shop that exported it made it, and that shop's address: a number means another product in another shop. */
  readonly madeAt: Date | undefined;
  readonly shop: string | undefined;
  /** What addresses of the old shop called it. */
  readonly handle: string | undefined;
  readonly name: string | undefined;
  readonly description: string | undefined;
  readonly gender: Gender | undefined;
  /** The innermost category that the file names for it. */
  readonly category: string | undefined;
  readonly brand: string | undefined;
  readonly model: string | null | undefined;
  readonly color: string | undefined;
  readonly price: number | undefined;
  readonly before: number | null | undefined;
  readonly weight: number | undefined;
  readonly aboutMe: string | undefined;
  readonly careInfo: string | undefined;
  readonly sizeAndFit: string | undefined;
  readonly pictures: readonly ImportedPicture[] | undefined;
  /** Whether it is shown, as the old shop had it. */
  readonly state: ProductState | undefined;
  /** Of a scheduled one: from when it is public. */
  readonly publishAt: Date | undefined;
  readonly isUnisex: boolean | undefined;
  readonly garment: ImportedGarment | undefined;
  readonly texts: ImportedTexts | undefined;
  readonly sizes: readonly ImportedSize[];
  /** What the columns say that nothing is known about, by their headings; '' where they are empty. */
  readonly others: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
};
