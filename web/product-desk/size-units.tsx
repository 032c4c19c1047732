import { fewUnits } from '#contract/few-units.ts';
import type { ListedSize } from '#contract/stock.ts';
import { UnitsButton } from './stock-button.tsx';

function levelOf(stock: number) {
  if (stock === 0) return 'none';
  return stock <= fewUnits ? 'low' : 'enough';
}

/** The units of a size, which open the stock of its product. */
export function SizeUnits({ size: { stock, Product } }: { readonly size: ListedSize }) {
  return <UnitsButton product={Product} units={stock} level={levelOf(stock)} />;
}
