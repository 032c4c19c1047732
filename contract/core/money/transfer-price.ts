import { shop } from '../shop/shop.ts';
import { changedByPercent } from './changed-amount.ts';
import { moneyOf, type Money } from './money.ts';

/** Returns what a price is for who pays by transfer; null where that is no less, or the owner does not show it. */
export function transferPrice({ minor, currency }: Money): Money | null {
  const { transferDiscount } = shop();
  const changed = changedByPercent(minor, -transferDiscount);
  return changed === minor ? null : moneyOf(changed, currency);
}
