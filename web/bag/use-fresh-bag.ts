import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useRequest } from '../requests/use-request.tsx';
import type { loader } from './bag-stock.resource.ts';
import { freshenBag } from './bag-store.ts';
import type { Bag } from './bag.ts';

/**
 * Asks the shop once for the prices and stock of what is in the bag, while `isShown`, and takes them over. Returns what
 * to show when they could not be had.
 */
export function useFreshBag(bag: Bag, isShown: boolean): ReactNode {
  const { load, data, notice } = useRequest<typeof loader>({
    what: 'No pudimos comprobar los precios y el stock.',
    told: 'beside',
  });
  const ids = [...new Set(bag.map(({ id }) => id))].toSorted((a, b) => a - b).join('&id=');
  useEffect(() => {
    if (isShown && ids !== '') void load(`/bag/stock?id=${ids}`);
  }, [isShown, ids, load]);
  useEffect(() => {
    if (data) freshenBag(new Map(data));
  }, [data]);
  return notice;
}
