import { fewUnits } from '#contract/goods/few-units.ts';
import type { ListedSize } from '#contract/goods/stock.ts';
import { useFollowing } from '#web/core/desk-list/use-following.ts';
import { UnitsButton } from './stock-button.tsx';

function levelOf(stock: number) {
  if (stock === 0) return 'none';
  return stock <= fewUnits ? 'low' : 'enough';
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
      level={levelOf(stock)}
      onChange={(variants) => setStock(variants.find((variant) => variant.variantId === variantId)?.stock ?? stock)}
    />
  );
}
