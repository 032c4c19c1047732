import { fromDecimal, toDecimal } from '#contract/core/money/money.ts';
import { shopDay } from '#contract/core/time/shop-time.ts';
import { amountIn } from './numbers.ts';
import type { SourceRow } from './source.ts';

/** The price to pay and the one that is struck, as decimal numbers; `wrong` is the cell that is no price. */
type PriceFacts = {
  readonly price: number | undefined;
  readonly before: number | null | undefined;
  readonly wrong?: string;
};

/** Reads the prices of a row, whichever of its columns they are in. An offer that is over, or begins later, is none. */
export function priceFacts(source: SourceRow, now: Date): PriceFacts {
  const fields = ['price', 'before', 'salePrice', 'discountAmount', 'discountPercent'] as const;
  const [price, before, sale, off, percent] = fields.map((field) => amountIn(source.cell(field)));
  const wrong = fields.find((field) => amountIn(source.cell(field)) === null);
  if (wrong !== undefined) return { price: undefined, before: undefined, wrong: source.text(wrong) };
  const hasOffer = isOn(source, now);
  if (price !== undefined && price !== null) {
    const reduced = reducedPrice(price, off ?? undefined, percent ?? undefined);
    if (reduced < price && hasOffer) return { price: reduced, before: price };
    return { price, before: struck(source, before, price) };
  }
  // 'Precio' and 'Precio promocional', 'Regular price' and 'Sale price': the first one is struck only beside the second.
  if (typeof sale === 'number' && sale > 0 && hasOffer) return { price: sale, before: struck(source, before, sale) };
  return { price: before ?? undefined, before: typeof before === 'number' ? null : undefined };
}

/** A struck price that is not above the present one is none. */
function struck(source: SourceRow, before: number | null | undefined, price: number): number | null | undefined {
  if (typeof before === 'number' && before > price) return before;
  return source.cell('before') === undefined ? undefined : null;
}

function reducedPrice(price: number, amount = 0, percent = 0): number {
  if (amount === 0 && percent === 0) return price;
  return toDecimal(fromDecimal(price - amount - price * percent * 0.01));
}

/** True unless the row says that its offer begins later, or ended; its last day belongs to it. */
function isOn(source: SourceRow, now: Date): boolean {
  const from = dayIn(source.text('saleFrom'));
  const to = dayIn(source.text('saleTo'));
  if (from === undefined && to === undefined) return true;
  const today = shopDay(now);
  return (from === undefined || from <= today) && (to === undefined || to >= today);
}

function dayIn(text: string): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  return day === '0000-00-00' ? undefined : day;
}
