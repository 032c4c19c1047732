import { useSyncExternalStore } from 'react';
import { texts } from '#contract/texts.ts';
import { defineSlice } from '../client-state/client-state.ts';
import { toast } from '../ui/toast.ts';
import { addItem, emptyBag, lowerItem, raiseItem, refreshBag, removeItem, unitsIn } from './bag.ts';
import type { Bag, BagChange, BagItem, FreshProduct, ItemKey } from './bag.ts';
import { isBag } from './bag-guard.ts';

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

const bag = defineSlice('bag', emptyBag, isBag);
const settled = defineSlice('settled', noneSettled, isSettled);

/** The bag for a component: empty on the server and until the page is alive. */
export function useBag(): Bag {
  return bag.use();
}

/** How many units are in the bag, for the sign on its button. */
export function useUnitsInBag(): number {
  return unitsIn(bag.use());
}

const never = () => () => {};

/** Whether the browser's own bag is known: false on the server and in the first moment of a page. */
export function useIsBagKnown(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function put({ bag: next, isExhausted }: BagChange): boolean {
  if (isExhausted) toast(texts.bag.exhausted, { tone: 'error' });
  bag.set(() => next);
  return !isExhausted;
}

/** Puts one unit into the bag and answers whether the stock allowed it. */
export function addToBag(item: Omit<BagItem, 'quantity'>): boolean {
  return put(addItem(bag.get(), item));
}

export function raiseInBag(key: ItemKey): void {
  put(raiseItem(bag.get(), key));
}

export function lowerInBag(key: ItemKey): void {
  bag.set((items) => lowerItem(items, key));
}

export function removeFromBag(key: ItemKey): void {
  bag.set((items) => removeItem(items, key));
}

/** Takes over what the shop says now of the products in the bag. */
export function freshenBag(fresh: ReadonlyMap<number, FreshProduct | null>): void {
  bag.set((items) => refreshBag(items, fresh));
}

/** Empties the bag after a purchase: once for each order, however often its page is seen again. */
export function settleBag(reference: string): void {
  if (settled.get().includes(reference)) return;
  settled.set((references) => [...references, reference].slice(-mostSettled));
  bag.set(() => emptyBag);
}
