import { fromDecimal, shopMoney, toDecimal } from '#contract/core/money/money.ts';
import { shop } from '#contract/core/shop/shop.ts';
import {
  endedOffer,
  offeredPrices,
  steppedPrice,
  steppedPrices,
  type Rounding,
} from '#contract/goods/grid/price-steps.ts';
import { edited, presentValue, putValue, type Edits } from './edits.ts';
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
  return edited(edits, (open) => {
    for (const row of rows) {
      if (change.what === 'cost') putCost(open, row, change);
      else putPrices(open, row, change);
    }
  });
}

type Open = Parameters<typeof putValue>[0];

const stepsOf = ({ percent, rounding }: PriceChange) => ({ percent, rounding, decimals: shop().country.decimals });

function putCost(open: Open, row: GridRow, change: PriceChange): void {
  const cost = minorOf(presentValue(open, row, 'cost'));
  if (cost !== null) putValue(open, row, 'cost', decimalOf(steppedPrice(cost, stepsOf(change))));
}

function putPrices(open: Open, row: GridRow, change: PriceChange): void {
  const isOffer = presentValue(open, row, 'isOffertPrice') === true;
  const present = {
    currentPrice: minorOf(presentValue(open, row, 'currentPrice')) ?? 0,
    previousPrice: isOffer ? minorOf(presentValue(open, row, 'previousPrice')) : null,
  };
  if (change.what === 'endOffer' && !isOffer) return;
  const { currentPrice, previousPrice } = changedPrices(present, change);
  const stays = change.what === 'price' ? isOffer : change.what === 'offer';
  putValue(open, row, 'currentPrice', decimalOf(currentPrice));
  if (stays || isOffer) putValue(open, row, 'previousPrice', decimalOf(previousPrice));
  putValue(open, row, 'isOffertPrice', stays);
}

function changedPrices(present: Parameters<typeof endedOffer>[0], change: PriceChange) {
  if (change.what === 'endOffer') return endedOffer(present);
  return change.what === 'offer' ? offeredPrices(present, stepsOf(change)) : steppedPrices(present, stepsOf(change));
}
