import {
  isSame,
  storable,
  variantOf,
  withQuantity,
  type Bag,
  type BagItem,
  type BagVariant,
  type ItemKey,
} from './bag.ts';

const storableUnits = (quantity: number) => Math.min(quantity, storable.units);

/** Removes one unit of an item; the last one removes the item. */
export function lowerItem(bag: Bag, key: ItemKey): Bag {
  const item = bag.find((other) => isSame(other, key));
  if (!item) return bag;
  return item.quantity <= 1 ? removeItem(bag, key) : withQuantity(bag, key, item.quantity - 1);
}

export function removeItem(bag: Bag, key: ItemKey): Bag {
  return bag.filter((item) => !isSame(item, key));
}

/** Restores a removed item at its place; units that were added meanwhile stay too. */
export function restoreItem(bag: Bag, item: BagItem, place: number): Bag {
  const present = bag.find((other) => isSame(other, item));
  return present
    ? withQuantity(bag, item, storableUnits(present.quantity + item.quantity))
    : bag.toSpliced(place, 0, item);
}

/** Merges two bags: nothing is dropped, even if the result exceeds the limits of one purchase. */
export function mergeBags(bag: Bag, other: Bag): Bag {
  return other.reduce((merged, item) => restoreItem(merged, item, merged.length), bag).slice(0, storable.lines);
}

/** Returns an item of a size as the shop has it now: by its id, with the word that it has by now. */
export function withPresentSize<T extends ItemKey & Pick<BagItem, 'variants'>>(item: T): T {
  const { variantId, brandSize } = variantOf(item) ?? item;
  return { ...item, variantId, brandSize };
}

/** The present data of a product in the bag; null if it is no longer sold. */
export type FreshProduct = Pick<BagItem, 'id' | 'name' | 'shownColor' | 'isOwnName' | 'currentPrice'> & {
  readonly weight: number;
  readonly variants: readonly BagVariant[];
};

/**
 * Updates names, sizes, prices and stock. Products that are no longer sold are removed; quantities change only by the buyer.
 * What an item cost when it was added is kept, to be told beside it.
 */
export function refreshBag(bag: Bag, fresh: ReadonlyMap<number, FreshProduct | null>): Bag {
  return bag.flatMap((item) => {
    const now = fresh.get(item.id);
    if (now === null) return [];
    if (now === undefined) return [item];
    const { priceBefore, ...known } = item;
    const before = priceBefore ?? item.currentPrice;
    return [withPresentSize({ ...known, ...(before !== now.currentPrice && { priceBefore: before }), ...now })];
  });
}
