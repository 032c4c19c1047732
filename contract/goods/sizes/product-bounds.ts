/**
 * The bounds of a product's parts: characters of brand, colour, model, sizes and their SKUs, how many sizes and pictures it has,
 * and the most that it weighs in g.
 */
export const productBounds = {
  brand: 20,
  color: 20,
  model: 70,
  size: 12,
  sku: 60,
  sizes: 40,
  pictures: 12,
  grams: 100_000,
} as const;
