import { changedByPercent } from '#contract/core/money/changed-amount.ts';
import { compare, moneyOf, sum, times, type Money } from '#contract/core/money/money.ts';
import { costOf, subtotalOf, type PricedLine, type PriceChange } from '../checkout/pricing.ts';
import type { CouponGift, CouponTerms } from './coupon-terms.ts';

export type CouponLine = PricedLine & { readonly productId: number };

/** Why a coupon does nothing for a bag: `units` is how many of its goods are missing, `least` the total that it is from. */
export type CouponRefusal =
  | { readonly why: 'too_little'; readonly least: Money }
  | { readonly why: 'other_goods' }
  | { readonly why: 'more_units'; readonly units: number }
  | { readonly why: 'takes_all' };

/** What a coupon does for a bag: one adjustment at most, or the delivery is free. */
export type CouponEffect = { readonly changes: readonly PriceChange[]; readonly isDelivered: boolean };

/**
 * Returns what a coupon does with the price of lines in one currency, before their delivery, or why it does nothing. A pure
 * function, the same in browser and server. What it takes off is borne by its own goods alone, and is less than all goods cost.
 */
export function applyCoupon(terms: CouponTerms, lines: readonly CouponLine[]): CouponEffect | CouponRefusal {
  const { gift, least, products } = terms;
  const own = lines.flatMap(({ productId }, place) => ((products?.includes(productId) ?? true) ? [place] : []));
  const goods = own.flatMap((place) => lines[place] ?? []).filter(({ currentPrice }) => currentPrice.minor > 0);
  const [first] = goods;
  if (!first) return { why: 'other_goods' };
  const nothing = times(first.currentPrice, 0);
  const all = subtotalOf(lines, nothing);
  if (least && compare(all, least) < 0) return { why: 'too_little', least };
  if (gift.by === 'delivery') return { changes: [], isDelivered: true };
  const missing = gift.by === 'units' ? gift.taken - goods.reduce((units, { quantity }) => units + quantity, 0) : 0;
  if (missing > 0) return { why: 'more_units', units: missing };
  const off = offOf(gift, goods, nothing);
  if (compare(off, all) >= 0) return { why: 'takes_all' };
  const change = { line: null, amount: times(off, -1), ...(products && { among: own }) };
  return { changes: [change], isDelivered: false };
}

export function isRefused(outcome: CouponEffect | CouponRefusal): outcome is CouponRefusal {
  return 'why' in outcome;
}

/** What is off goods that cost something: from one of the smallest unit up to what they cost. */
function offOf(
  gift: Exclude<CouponGift, { readonly by: 'delivery' }>,
  goods: readonly CouponLine[],
  nothing: Money,
): Money {
  const cost = sum(nothing, ...goods.map(costOf));
  switch (gift.by) {
    case 'percent':
      return percentOf(cost, gift.percent);
    case 'amount':
      return compare(gift.amount, cost) < 0 ? gift.amount : cost;
    case 'units':
      return sum(nothing, ...unitsFree(goods, gift));
  }
}

/** A percentage of what goods cost, so that half of the smallest unit is paid; something is always off. */
function percentOf({ minor, currency }: Money, percent: number): Money {
  return moneyOf(Math.max(minor - changedByPercent(minor, -percent), 1), currency);
}

/**
 * The prices of the free units: all units stand in the order of their prices, the dearest first, and of each full group the last ones
 * are free. So one purchase costs what its buyer would pay for several.
 */
function unitsFree(
  goods: readonly CouponLine[],
  { taken, paid }: { readonly taken: number; readonly paid: number },
): readonly Money[] {
  const dearest = goods.toSorted((one, other) => compare(other.currentPrice, one.currentPrice));
  const units = dearest.flatMap(({ currentPrice, quantity }) => Array.from({ length: quantity }, () => currentPrice));
  const grouped = units.slice(0, units.length - (units.length % taken));
  return grouped.filter((_, place) => place % taken >= paid);
}
