import type { ImportedProduct } from './product.ts';

export type Option = { readonly name: string; readonly value: string };

/** What is sold of a product, with all the options that name it. `before` is the struck price, null for none. */
export type RawSize = {
  readonly row: number;
  readonly options: readonly Option[];
  readonly sku: string | undefined;
  readonly barcode: string | undefined;
  readonly stock: number | undefined;
  readonly cost: number | undefined;
  readonly price: number | undefined;
  readonly before: number | null | undefined;
  readonly weight: number | undefined;
  /** Of just this size, in Percha's files, where `weight` is the product's. */
  readonly ownWeight: number | undefined;
  /** The address of the picture that shows just this one. */
  readonly picture: string | undefined;
};

/** A product as the file groups it, in all its colours. */
export type RawProduct = Omit<ImportedProduct, 'color' | 'price' | 'before' | 'weight' | 'sizes'> & {
  readonly sizes: readonly RawSize[];
};
