import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { useEffect, type ReactNode } from 'react';
import type { Refusal } from '#web/core/api-client/api-client.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import type { loader } from './bag-stock.resource.ts';
import { freshenBag } from './bag-changes.ts';
import type { Bag } from './bag.ts';

/**
 * Loads the prices and stock of the bag's products once, while `isShown`, and again after each refusal of a purchase, and updates the
 * bag. Returns what to show if the request failed.
 */
export function useFreshBag(bag: Bag, isShown: boolean, refusal?: Refusal): ReactNode {
  const { load, data, notice } = useRequest<typeof loader>({
    what: t('bag.pricesNotChecked'),
    told: 'beside',
  });
  const ids = [...new Set(bag.map(({ id }) => id))].toSorted((a, b) => a - b).join('&id=');
  useEffect(() => {
    if (isShown && ids !== '') void load(`${href('/bag/stock')}?id=${ids}`);
  }, [isShown, ids, load]);
  useEffect(() => {
    if (refusal && ids !== '') void load(`${href('/bag/stock')}?id=${ids}`);
  }, [refusal, ids, load]);
  useEffect(() => {
    if (data) freshenBag(new Map(data));
  }, [data]);
  return notice;
}
