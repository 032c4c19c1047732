import { presentCountry } from '#contract/core/countries/countries.ts';
import type { PriceEntry } from '#contract/core/money/price-history.ts';
import { struckPrice, type StruckRule } from '#contract/core/money/struck-price.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { isSpecified } from '#contract/core/shop/specified.ts';

/**
 * Returns which price may be struck through beside an offer; undefined in a shop that keeps the requirements to the letter: there it is
 * what was typed.
 */
export function struckRule(): StruckRule | undefined {
  if (isSpecified()) return undefined;
  const duty = presentCountry().duties.lowestPrice;
  return duty ? { by: 'lowest', days: duty.days } : { by: 'kept', days: shop().priceKeptDays };
}

type Offer = { readonly isOffertPrice: boolean; readonly previousPrice: number | null };

/** Returns what visitors see of an offer as it is stored: one without a true price before it is none. */
export function shownOffer({ isOffertPrice, previousPrice }: Offer, history: readonly PriceEntry[] | null): Offer {
  const rule = struckRule();
  if (!rule) return { isOffertPrice, previousPrice };
  const struck = isOffertPrice && history ? struckPrice(history, rule) : null;
  return { isOffertPrice: struck !== null, previousPrice: struck };
}
