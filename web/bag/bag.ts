import type { Picture } from '#contract/catalogue.ts';
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

/** The bag after a change, and whether the stock forbade it. */
export type BagChange = { readonly bag: Bag; readonly isExhausted: boolean };

export const emptyBag: Bag = [];

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
    return stockOf(added) > 0 ? { bag: [...bag, added], isExhausted: false } : { bag, isExhausted: true };
  }
  const refreshed = bag.map((other) => (other === present ? { ...item, quantity: present.quantity } : other));
  return raiseItem(refreshed, item);
}

/** One unit more, while the stock exceeds the quantity. */
export function raiseItem(bag: Bag, key: ItemKey): BagChange {
  const item = bag.find((other) => isSame(other, key));
  if (!item) return { bag, isExhausted: false };
  if (stockOf(item) <= item.quantity) return { bag, isExhausted: true };
  return { bag: withQuantity(bag, key, item.quantity + 1), isExhausted: false };
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

/** Whether the known stock can no longer give an item in full. */
export function isShort(item: BagItem): boolean {
  return stockOf(item) < item.quantity;
}
