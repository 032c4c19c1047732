import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { loader } from './bag-stock.resource.ts';
import { freshenBag } from './bag-store.ts';
import type { Bag } from './bag.ts';

/** Asks the shop once for the prices and stock of what is in the bag, while `isShown`, and takes them over. */
export function useFreshBag(bag: Bag, isShown: boolean): void {
  const { load, data } = useFetcher<typeof loader>();
  const ids = [...new Set(bag.map(({ id }) => id))].toSorted((a, b) => a - b).join('&id=');
  useEffect(() => {
    if (isShown && ids !== '') void load(`/bag/stock?id=${ids}`);
  }, [isShown, ids, load]);
  useEffect(() => {
    if (data) freshenBag(new Map(data));
  }, [data]);
}
