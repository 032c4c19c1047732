import type { ListedSize } from '#contract/goods/stock/stock.ts';
import { useFollowing } from '#web/core/desk-list/use-following.ts';
import { UnitsButton } from './stock-button.tsx';

function levelOf(stock: number, lowStock: number) {
  if (stock === 0) return 'none';
  return stock <= lowStock ? 'low' : 'enough';
}

/** The units of a size, which open the stock of its product. */
export function SizeUnits({ size }: { readonly size: ListedSize }) {
  const { Product, variantId } = size;
  // The row stays as it was asked for, with its new number, until the list is asked for again.
  const [stock, setStock] = useFollowing(size.stock, size);
  return (
    <UnitsButton
      product={Product}
      units={stock}
      level={levelOf(stock, size.lowStock)}
      onChange={(variants) => setStock(variants.find((variant) => variant.variantId === variantId)?.stock ?? stock)}
    />
  );
}
