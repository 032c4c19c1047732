import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { useEffect } from 'react';
import { useRequest } from '#web/core/requests/use-request.tsx';
import type { Bag } from './bag.ts';

const loadTaking = () => import('./take-held-bag.ts');

/**
 * Merges the cookie's bag, which was filled without scripts, into the browser's own, and deletes the cookie. Few
 * browsers have one, so the code is loaded when there is one; if it cannot be loaded, the cookie stays.
 */
export function useTakeHeldBag({ id, items }: { readonly id: string; readonly items: Bag }): void {
  // If this request fails, nothing is lost or merged twice, because the merged units are recorded.
  const { submit } = useRequest({ what: t('bag.notMerged'), told: 'beside' });
  useEffect(() => {
    if (items.length === 0) return;
    void loadTaking().then(
      ({ takeHeldBag }) => {
        takeHeldBag(id, items);
        return submit({ id }, { method: 'post', action: href('/bag/taken') });
      },
      () => undefined,
    );
  }, [id, items, submit]);
}
