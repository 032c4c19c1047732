import { defineSlice } from '#web/core/hydration/client-state/client-state.ts';
import { toast } from '#web/core/ui/toast.ts';
import { addItem, emptyBag, type Bag, type BagChange, type BagItem } from './bag.ts';
import { isBag, salvagedBag } from './bag-guard.ts';
import { refusalWords } from './refusal-words.ts';

/** The stored bag. Code that only the bag's own screens need is in bag-changes.ts. */
export const bag = defineSlice('bag', emptyBag, isBag, salvagedBag);

/** Returns the bag for a component: empty on the server and until hydration. */
export function useBag(): Bag {
  return bag.use();
}

/** Applies a change, and shows a message if it is rejected. Returns true if it was applied. */
export function change(step: (items: Bag) => BagChange): boolean {
  const { refusal } = step(bag.fresh());
  if (refusal) toast(refusalWords[refusal], { tone: 'error' });
  bag.set((items) => step(items).bag);
  return refusal === undefined;
}

/** Adds one unit to the bag. Returns true if stock and limits allowed it. */
export function addToBag(item: Omit<BagItem, 'quantity'>): boolean {
  return change((items) => addItem(items, item));
}
