import type { Picture } from '#contract/goods/products.ts';
import { promisedDay, unitsForSale } from '#contract/goods/stock/for-sale.ts';
import type { Preorder } from '#contract/goods/stock/preorder.ts';
import { bagRule } from '#contract/sales/checkout/bag-rule.ts';

/** A size of a product; without an id in a bag that an earlier version stored, until it is refreshed. */
export type BagVariant = {
  readonly variantId?: number | undefined;
  readonly brandSize: string;
  readonly shownSize?: string | undefined;
  readonly stock: number;
  /** What can be ordered before it is there, while nothing is in stock. */
  readonly preorder?: Preorder | undefined;
};

/**
 * A size of a product in the bag: `variantId` names it, `id` is its product's. The words, price and stock are the last known
 * ones; checkout checks them again.
 */
export type BagItem = {
  readonly id: number;
  /** Unknown in a bag that an earlier version stored, until it is refreshed. */
  readonly variantId?: number | undefined;
  readonly name: string;
  readonly image: string;
  readonly picture: Picture | null;
  /** In the smallest unit of the shop's currency: browsers keep it as a plain number. */
  readonly currentPrice: number;
  /** The rate in percent of its value added tax, if that is not the usual one. */
  readonly vatPercent?: number | undefined;
  /** What it cost when it was added, if that has changed. */
  readonly priceBefore?: number;
  readonly color: string;
  /** In the shop's second language: the colour's name in it, and whether the product's is still in the own one. */
  readonly shownColor?: string | undefined;
  readonly isOwnName?: boolean | undefined;
  /** The word of the size. */
  readonly brandSize: string;
  readonly quantity: number;
  /** Of one unit, in g. Unknown in a bag that an earlier version stored, until it is refreshed. */
  readonly weight?: number;
  readonly variants: readonly BagVariant[];
};

export type Bag = readonly BagItem[];

/** Identifies an item. */
export type ItemKey = Pick<BagItem, 'id' | 'variantId' | 'brandSize'>;

/** Why a unit was not added: no more stock, a size that does not exist any more, or the limits of one purchase. */
export type BagRefusal = 'exhausted' | 'sizeGone' | 'lines' | 'units';

/** The bag after a change, and why the change was rejected, if it was. */
export type BagChange = { readonly bag: Bag; readonly refusal?: BagRefusal };

export const emptyBag: Bag = [];

/** What a browser stores at most, far beyond the limits of a purchase: the total is still a safe amount of money. */
export const storable = { lines: 200, units: 999 } as const;

/** True if two keys are of the same item: of one variant or, where one of them has no id yet, of one product and word. */
export function isSame(a: ItemKey, b: ItemKey): boolean {
  return a.variantId && b.variantId ? a.variantId === b.variantId : a.id === b.id && a.brandSize === b.brandSize;
}

/** Returns the item's size among those of its product; undefined if the product is no longer made in it. */
export function variantOf(item: ItemKey & Pick<BagItem, 'variants'>): BagVariant | undefined {
  return item.variants.find((variant) => isSame(item, { id: item.id, ...variant }));
}

/** True if the product is no longer made in the item's size. */
export function isSizeGone(item: BagItem): boolean {
  return !variantOf(item);
}

/** Returns how many units of an item's size can be bought, as far as is known. */
export function stockOf(item: BagItem): number {
  const size = variantOf(item);
  return size ? unitsForSale(size) : 0;
}

/** Returns the promised day of an item that is a pre-order; undefined if it is in stock. */
export function promisedOf(item: ItemKey & Pick<BagItem, 'variants'>): string | undefined {
  const size = variantOf(item);
  return size && promisedDay([size]);
}

/** Adds one unit. The same size again raises its quantity, while the stock exceeds it. */
export function addItem(bag: Bag, item: Omit<BagItem, 'quantity'>): BagChange {
  const present = bag.find((other) => isSame(other, item));
  if (!present) {
    const added = { ...item, quantity: 1 };
    if (stockOf(added) <= 0) return { bag, refusal: isSizeGone(added) ? 'sizeGone' : 'exhausted' };
    return bag.length < bagRule.mostLines ? { bag: [...bag, added] } : { bag, refusal: 'lines' };
  }
  const refreshed = bag.map((other) => (other === present ? { ...item, quantity: present.quantity } : other));
  return raiseItem(refreshed, item);
}

/** Adds one unit of an item, while the stock exceeds the quantity and the limits allow it. */
export function raiseItem(bag: Bag, key: ItemKey): BagChange {
  const item = bag.find((other) => isSame(other, key));
  if (!item) return { bag };
  if (isSizeGone(item)) return { bag, refusal: 'sizeGone' };
  if (stockOf(item) <= item.quantity) return { bag, refusal: 'exhausted' };
  if (item.quantity >= bagRule.mostUnits) return { bag, refusal: 'units' };
  return { bag: withQuantity(bag, key, item.quantity + 1) };
}

/** Returns the bag with another quantity of an item. */
export function withQuantity(bag: Bag, key: ItemKey, quantity: number): Bag {
  return bag.map((item) => (isSame(item, key) ? { ...item, quantity } : item));
}

export function unitsIn(bag: Bag): number {
  return bag.reduce((sum, { quantity }) => sum + quantity, 0);
}
