import { useEffect } from 'react';
import { useRequest } from '../requests/use-request.tsx';
import { defineSlice } from '../client-state/client-state.ts';
import { mergeIntoBag } from './bag-store.ts';
import type { Bag } from './bag.ts';
import { isTaken, nothingTaken, notYetTaken } from './taken-bag.ts';

const taken = defineSlice('taken', nothingTaken, isTaken);

/** Takes over the bag that was kept while no scripts ran, and tells the browser to keep it no longer. */
export function useTakeHeldBag({ id, items }: { readonly id: string; readonly items: Bag }): void {
  // When this fails, nothing is lost and nothing comes twice: what was taken over is remembered.
  const { submit } = useRequest({ what: 'No pudimos unir los carritos.', told: 'beside' });
  useEffect(() => {
    if (items.length === 0) return;
    const next = notYetTaken(taken.fresh(), id, items);
    taken.set(() => next.taken);
    if (next.items.length > 0) mergeIntoBag(next.items);
    void submit({ id }, { method: 'post', action: '/bag/taken' });
  }, [id, items, submit]);
}
