import { dayMs } from '../time/units.ts';
import { standingOffer, type PriceEntry, type PriceSpan, type StandingOffer } from './price-history.ts';

/**
 * Which price may be struck through beside an offer: the lowest of so many days before it began, or the last higher one that stood
 * for so many days.
 */
export type StruckRule = { readonly by: 'lowest' | 'kept'; readonly days: number };

/** A price that ended longer before an offer, in days, is no longer what the product costs without it. */
export const longestAgo = 90;

/**
 * Returns the price that is struck through at a time, by default the newest entry's: null without an offer, without a true price before
 * it, or if that is not higher than the present one. It stays the same as long as the offer stands.
 */
export function struckPrice(history: readonly PriceEntry[], rule: StruckRule, at?: number): number | null {
  const offer = standingOffer(history, at);
  if (!offer) return null;
  const struck = rule.by === 'lowest' ? lowestBefore(offer, rule.days) : lastKept(offer, rule.days);
  return struck !== null && struck > offer.price ? struck : null;
}

/** Returns the lowest price of so many days before an offer began; null if visitors saw none. */
export function lowestBefore({ began, before }: StandingOffer, days: number): number | null {
  const prices = before.filter(({ until }) => until > began - days * dayMs).map(({ price }) => price);
  return prices.length === 0 ? null : Math.min(...prices);
}

/** Returns the last higher price that stood for so many days, not counting those in which visitors did not see the product. */
function lastKept({ price: present, began, before }: StandingOffer, days: number): number | null {
  const recent = joined(before).filter(({ until }) => until > began - longestAgo * dayMs);
  const kept = recent.findLast(({ price, stood }) => price > present && stood >= days * dayMs);
  return kept?.price ?? null;
}

/** Spans of the same price in a row, as one: an offer that changes no price does not interrupt it. */
function joined(spans: readonly PriceSpan[]): { price: number; until: number; stood: number }[] {
  return spans.reduce<{ price: number; until: number; stood: number }[]>((all, { price, from, until }) => {
    const last = all.at(-1);
    const stood = until - from;
    if (last?.price !== price) return [...all, { price, until, stood }];
    return [...all.slice(0, -1), { price, until, stood: last.stood + stood }];
  }, []);
}
