import type { Picture } from '#contract/catalogue.ts';
import { bagRule } from '#contract/bag-rule.ts';
import { totalsOf } from '#contract/money.ts';
import type { Cents, Totals } from '#contract/money.ts';

export type BagVariant = { readonly brandSize: string; readonly stock: number };

/** A size of a product in the bag. What is known of price and stock is what the shop said last; checkout asks again. */
export type BagItem = {
  readonly id: number;
  readonly name: string;
  readonly image: string;
  readonly picture: Picture | null;
  readonly currentPrice: Cents;
  readonly color: string;
  readonly brandSize: string;
  readonly quantity: number;
  readonly variants: readonly BagVariant[];
};

export type Bag = readonly BagItem[];

/** An item is one product in one size. */
export type ItemKey = Pick<BagItem, 'id' | 'brandSize'>;

/** Why a unit was not put in: no more stock, or the rule of what one purchase may be. */
export type BagRefusal = 'exhausted' | 'lines' | 'units';

/** The bag after a change, and why the change was refused, if it was. */
export type BagChange = { readonly bag: Bag; readonly refusal?: BagRefusal };

export const emptyBag: Bag = [];

/** What a browser keeps at most, far beyond the rule: its total is still an amount of money. */
export const storable = { lines: 200, units: 999 } as const;

const storableUnits = (quantity: number) => Math.min(quantity, storable.units);

function isSame(a: ItemKey, b: ItemKey): boolean {
  return a.id === b.id && a.brandSize === b.brandSize;
}

function stockOf({ variants, brandSize }: BagItem): number {
  return variants.find((variant) => variant.brandSize === brandSize)?.stock ?? 0;
}

/** Puts one unit in. The same product and size again raises its quantity, as far as the stock exceeds it. */
export function addItem(bag: Bag, item: Omit<BagItem, 'quantity'>): BagChange {
  const present = bag.find((other) => isSame(other, item));
  if (!present) {
    const added = { ...item, quantity: 1 };
    if (stockOf(added) <= 0) return { bag, refusal: 'exhausted' };
    return bag.length < bagRule.mostLines ? { bag: [...bag, added] } : { bag, refusal: 'lines' };
  }
  const refreshed = bag.map((other) => (other === present ? { ...item, quantity: present.quantity } : other));
  return raiseItem(refreshed, item);
}

/** One unit more, while the stock exceeds the quantity and the rule allows it. */
export function raiseItem(bag: Bag, key: ItemKey): BagChange {
  const item = bag.find((other) => isSame(other, key));
  if (!item) return { bag };
  if (stockOf(item) <= item.quantity) return { bag, refusal: 'exhausted' };
  if (item.quantity >= bagRule.mostUnits) return { bag, refusal: 'units' };
  return { bag: withQuantity(bag, key, item.quantity + 1) };
}

/** One unit less; the last one takes the item out. */
export function lowerItem(bag: Bag, key: ItemKey): Bag {
  const item = bag.find((other) => isSame(other, key));
  if (!item) return bag;
  return item.quantity <= 1 ? removeItem(bag, key) : withQuantity(bag, key, item.quantity - 1);
}

export function removeItem(bag: Bag, key: ItemKey): Bag {
  return bag.filter((item) => !isSame(item, key));
}

/** Puts back what was removed, where it was; units of it that came meanwhile stay too. */
export function restoreItem(bag: Bag, item: BagItem, place: number): Bag {
  const present = bag.find((other) => isSame(other, item));
  return present
    ? withQuantity(bag, item, storableUnits(present.quantity + item.quantity))
    : bag.toSpliced(place, 0, item);
}

/** Both bags as one: nothing is dropped, also where that is more than one purchase may be. */
export function mergeBags(bag: Bag, other: Bag): Bag {
  return other.reduce((merged, item) => restoreItem(merged, item, merged.length), bag).slice(0, storable.lines);
}

function withQuantity(bag: Bag, key: ItemKey, quantity: number): Bag {
  return bag.map((item) => (isSame(item, key) ? { ...item, quantity } : item));
}

export function unitsIn(bag: Bag): number {
  return bag.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function totalsIn(bag: Bag): Totals {
  return totalsOf(bag);
}

/** What the shop says now of a product in the bag; null when it is no longer sold. */
export type FreshProduct = Pick<BagItem, 'id' | 'name' | 'currentPrice'> & { readonly variants: readonly BagVariant[] };

/** Takes over fresh names, prices and stock. Products no longer sold leave the bag; quantities wait for the buyer. */
export function refreshBag(bag: Bag, fresh: ReadonlyMap<number, FreshProduct | null>): Bag {
  return bag.flatMap((item) => {
    const now = fresh.get(item.id);
    if (now === null) return [];
    return now === undefined
      ? [item]
      : [{ ...item, name: now.name, currentPrice: now.currentPrice, variants: now.variants }];
  });
}

/** True if the known stock can no longer give an item in full. */
export function isShort(item: BagItem): boolean {
  return stockOf(item) < item.quantity;
}
