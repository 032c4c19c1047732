import { t } from '#messages/messages.ts';
import { toast } from '#web/core/ui/toast.ts';
import { lowerItem, refreshBag, removeItem, restoreItem, type FreshProduct } from './bag-edits.ts';
import { bag, change } from './bag-store.ts';
import { isSame, raiseItem, type Bag, type BagItem, type ItemKey } from './bag.ts';

export function raiseInBag(key: ItemKey): void {
  change((items) => raiseItem(items, key));
}

/** Removes one unit. If it was the last one and the item was removed, returns a function that undoes it. */
export function lowerInBag(key: ItemKey): (() => void) | undefined {
  const item = itemOf(bag.fresh(), key);
  if (item && item.quantity <= 1) return removeFromBag(key);
  bag.set((items) => lowerItem(items, key));
  return undefined;
}

/** Removes an item. Returns a function that undoes it; undefined if the item was not in the bag. */
export function removeFromBag(key: ItemKey): (() => void) | undefined {
  const before = bag.fresh();
  const item = itemOf(before, key);
  if (!item) return undefined;
  bag.set((items) => removeItem(items, key));
  const place = before.indexOf(item);
  return () => bag.set((items) => restoreItem(items, item, place));
}

function itemOf(items: Bag, key: ItemKey): BagItem | undefined {
  return items.find((item) => isSame(item, key));
}

/** Updates the data of the products in the bag, and shows a message for those that are no longer sold. */
export function freshenBag(fresh: ReadonlyMap<number, FreshProduct | null>): void {
  for (const { name } of bag.get().filter(({ id }) => fresh.get(id) === null)) {
    toast(t('bag.notSoldAnyMore', { name }), { tone: 'error' });
  }
  bag.set((items) => refreshBag(items, fresh));
}
