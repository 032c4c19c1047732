/** What is sold: a size of a product, by its variant's id. */
type VariantName = { readonly variantId: number };

/** The same by a product and the word of its size. Where there is a variant's id too, that counts. */
type SizeName = { readonly variantId?: number | null | undefined; readonly id: number; readonly brandSize: string };

/** What is sold, as a line may name it: by words in the calls of the requirements, and in what browsers kept before there was an id. */
export type UnitName = VariantName | SizeName;

/** True if a name has a variant's id. */
export function isVariant(name: UnitName): name is VariantName {
  return typeof name.variantId === 'number';
}

/** Returns a text that two names of the same kind share if they name the same. */
export function unitKey(name: UnitName): string {
  const { variantId, id, brandSize }: Partial<SizeName> = name;
  return String(variantId ?? `${id}:${brandSize}`);
}
