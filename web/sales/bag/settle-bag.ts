import { defineSlice } from '#web/core/hydration/client-state/client-state.ts';
import { bag } from './bag-store.ts';
import { emptyBag } from './bag.ts';
import { stepDraft } from './step-draft.ts';

/** References of the orders that already emptied the bag; newest last. */
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

const settled = defineSlice('settled', noneSettled, isSettled);

/**
 * Empties the bag after a purchase, and forgets what was typed for its delivery: once for each order, however often its page is
 * opened.
 */
export function settleBag(reference: string): void {
  if (settled.fresh().includes(reference)) return;
  settled.set((references) => [...references, reference].slice(-mostSettled));
  bag.set(() => emptyBag);
  stepDraft.set(() => null);
}
