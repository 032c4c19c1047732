import { fromDecimal, shopMoney, toDecimal } from '#contract/core/money/money.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { endedOffer, offeredPrices, steppedPrice, steppedPrices } from '#contract/goods/grid/price-steps.ts';
import type { Rounding } from '#contract/goods/grid/price-steps.ts';
import { presentValue, withValue } from './edits.ts';
import type { Edits } from './edits.ts';
import type { CellValue, GridRow } from './grid-cells.ts';

/** What is done to the prices of rows: `percent` below 0 lowers them; of an offer it is what is off. */
export type PriceChange = {
  readonly what: 'price' | 'cost' | 'offer' | 'endOffer';
  readonly percent: number;
  readonly rounding: Rounding;
};

const minorOf = (value: CellValue) => (typeof value === 'number' ? fromDecimal(value).minor : null);
const decimalOf = (minor: number | null) => (minor === null ? null : toDecimal(shopMoney(minor)));

/** Changes the prices of rows from what stands in them. */
export function withPrices(edits: Edits, rows: readonly GridRow[], change: PriceChange): Edits {
  return rows.reduce((next, row) => (change.what === 'cost' ? costed(next, row, change) : priced(next, row, change)), edits);
}

const stepsOf = ({ percent, rounding }: PriceChange) => ({ percent, rounding, decimals: shop().country.decimals });

function costed(edits: Edits, row: GridRow, change: PriceChange): Edits {
  const cost = minorOf(presentValue(edits, row, 'cost'));
  return cost === null ? edits : withValue(edits, row, 'cost', decimalOf(steppedPrice(cost, stepsOf(change))));
}

function priced(edits: Edits, row: GridRow, change: PriceChange): Edits {
  const isOffer = presentValue(edits, row, 'isOffertPrice') === true;
  const present = {
    currentPrice: minorOf(presentValue(edits, row, 'currentPrice')) ?? 0,
    previousPrice: isOffer ? minorOf(presentValue(edits, row, 'previousPrice')) : null,
  };
  if (change.what === 'endOffer') {
    if (!isOffer) return edits;
    return withValue(written(edits, row, endedOffer(present)), row, 'isOffertPrice', false);
  }
  if (change.what === 'price') return written(edits, row, steppedPrices(present, stepsOf(change)), isOffer);
  return withValue(written(edits, row, offeredPrices(present, stepsOf(change))), row, 'isOffertPrice', true);
}

type Prices = { readonly currentPrice: number; readonly previousPrice: number | null };

function written(edits: Edits, row: GridRow, { currentPrice, previousPrice }: Prices, hasBefore = true): Edits {
  const next = withValue(edits, row, 'currentPrice', decimalOf(currentPrice));
  return hasBefore ? withValue(next, row, 'previousPrice', decimalOf(previousPrice)) : next;
}
