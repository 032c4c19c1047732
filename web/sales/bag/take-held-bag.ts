import { defineSlice } from '#web/core/hydration/client-state/client-state.ts';
import { mergeBags } from './bag-edits.ts';
import { bag } from './bag-store.ts';
import type { Bag } from './bag.ts';
import { isTaken, nothingTaken, notYetTaken } from './taken-bag.ts';

const taken = defineSlice('taken', nothingTaken, isTaken);

/** Merges the cookie's bag into the browser's own: each unit once. Nothing of either is dropped. */
export function takeHeldBag(id: string, items: Bag): void {
  const next = notYetTaken(taken.fresh(), id, items);
  taken.set(() => next.taken);
  if (next.items.length > 0) bag.set((own) => mergeBags(own, next.items));
}
