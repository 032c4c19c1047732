/** What is sold: a size of a product, by its variant's id. */
type VariantName = { readonly variantId: number };

/**
 * What is sold, as a line may name it: in the calls of the requirements, and in what a browser kept before there was an id, it
 * is a product and the word of its size. Where both are given, the variant's id counts.
 */
export type UnitName =
  | VariantName
  | { readonly variantId?: number | null | undefined; readonly id: number; readonly brandSize: string };

/** True if a name has a variant's id. */
export function isVariant(name: UnitName): name is VariantName {
  return typeof name.variantId === 'number';
}

/** Returns a text that two names of the same kind share if they name the same. */
export function unitKey(name: UnitName): string {
  return isVariant(name) ? `${name.variantId}` : `${name.id}:${name.brandSize}`;
}
