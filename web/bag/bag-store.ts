import { defineSlice } from '../client-state/client-state.ts';
import { toast } from '../ui/toast.ts';
import { addItem, emptyBag, lowerItem, mergeBags, raiseItem, refreshBag, removeItem, restoreItem } from './bag.ts';
import type { Bag, BagChange, BagItem, FreshProduct, ItemKey } from './bag.ts';
import { isBag, salvagedBag } from './bag-guard.ts';
import { refusalWords } from './refusal-words.ts';

/** Orders whose purchase has already emptied the bag; the newest last. */
type Settled = readonly string[];

const mostSettled = 20;
const noneSettled: Settled = [];

function isSettled(value: unknown): value is Settled {
  return (
    Array.isArray(value) &&
    value.length <= mostSettled &&
    value.every((one) => typeof one === 'string' && one.length <= 60)
  );
}

const bag = defineSlice('bag', emptyBag, isBag, salvagedBag);
const settled = defineSlice('settled', noneSettled, isSettled);

/** The bag for a component: empty on the server and until the page is alive. */
export function useBag(): Bag {
  return bag.use();
}

/** Makes a change that can be refused, which is said. Returns true if it was made. */
function change(step: (items: Bag) => BagChange): boolean {
  const { refusal } = step(bag.fresh());
  if (refusal) toast(refusalWords[refusal], { tone: 'error' });
  bag.set((items) => step(items).bag);
  return refusal === undefined;
}

/** Puts one unit into the bag and answers whether stock and rule allowed it. */
export function addToBag(item: Omit<BagItem, 'quantity'>): boolean {
  return change((items) => addItem(items, item));
}

export function raiseInBag(key: ItemKey): void {
  change((items) => raiseItem(items, key));
}

/** One unit less. Returns how to undo it when it was the last one, and the item has left. */
export function lowerInBag(key: ItemKey): (() => void) | undefined {
  const item = itemOf(bag.fresh(), key);
  if (item && item.quantity <= 1) return removeFromBag(key);
  bag.set((items) => lowerItem(items, key));
  return undefined;
}

/** Takes an item out. Returns how to put it back where it was; undefined when it was not there. */
export function removeFromBag(key: ItemKey): (() => void) | undefined {
  const before = bag.fresh();
  const item = itemOf(before, key);
  if (!item) return undefined;
  bag.set((items) => removeItem(items, key));
  const place = before.indexOf(item);
  return () => bag.set((items) => restoreItem(items, item, place));
}

function itemOf(items: Bag, { id, brandSize }: ItemKey): BagItem | undefined {
  return items.find((item) => item.id === id && item.brandSize === brandSize);
}

/** Takes over what the shop says now of the products in the bag, and says what is no longer sold. */
export function freshenBag(fresh: ReadonlyMap<number, FreshProduct | null>): void {
  for (const { name } of bag.get().filter(({ id }) => fresh.get(id) === null)) {
    toast(`«${name}» ya no está a la venta y salió del carrito.`, { tone: 'error' });
  }
  bag.set((items) => refreshBag(items, fresh));
}

/** Adds items of another bag; nothing of either is dropped. */
export function mergeIntoBag(items: Bag): void {
  bag.set((own) => mergeBags(own, items));
}

/** Empties the bag after a purchase: once for each order, however often its page is seen again. */
export function settleBag(reference: string): void {
  if (settled.fresh().includes(reference)) return;
  settled.set((references) => [...references, reference].slice(-mostSettled));
  bag.set(() => emptyBag);
}
