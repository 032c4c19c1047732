import type { ListedProduct } from '#contract/goods/desk-product.ts';

/** A product as the list of the back office shows it. */
export type ProductRow = ReturnType<typeof productRow>;

/** Returns what the list shows of a product: its page is sent without the pictures, texts and codes that forty products have besides. */
export const productRow = ({
  id,
  name,
  state,
  gender,
  brandName,
  color,
  Category,
  currentPrice,
  previousPrice,
  isOffertPrice,
  margin,
  pictures,
  variants,
}: ListedProduct) => ({
  id,
  name,
  state,
  gender,
  brandName,
  color,
  Category,
  currentPrice,
  previousPrice,
  isOffertPrice,
  margin,
  pictures: pictures.slice(0, 1),
  variants: variants.map(({ stock }) => ({ stock })),
});
