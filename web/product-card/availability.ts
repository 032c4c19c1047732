import type { ProductCard } from '#contract/catalogue.ts';

/** Units of all sizes together, at or below which a product is nearly gone. */
const fewUnits = 5;

/** What a card says of a product's stock; undefined when there is nothing to say. */
export function availabilityWords({
  isInStock,
  variants,
}: Pick<ProductCard, 'isInStock' | 'variants'>): string | undefined {
  const units = variants.reduce((sum, { stock }) => sum + stock, 0);
  if (!isInStock || units === 0) return 'Agotado';
  return units <= fewUnits ? 'Últimas unidades' : undefined;
}
