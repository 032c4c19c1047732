import { t } from '#messages/messages.ts';
import { useEffect, useEffectEvent } from 'react';
import { href, useNavigate } from 'react-router';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { buyAgain, type BoughtLine } from './buy-again.ts';
import type { loader } from './bag-stock.resource.ts';

/** Puts the lines of an order into the bag again, with present prices and stock, and opens the bag. */
export function useBuyAgain(lines: readonly BoughtLine[]) {
  const navigate = useNavigate();
  const { load, data, isBusy, notice } = useRequest<typeof loader>({
    what: t('bag.leftNotChecked'),
    told: 'beside',
  });
  const open = useEffectEvent((products: NonNullable<typeof data>) => {
    buyAgain(lines, new Map(products));
    void navigate(href('/bag'));
  });
  useEffect(() => {
    if (data) open(data);
  }, [data]);
  const ids = [...new Set(lines.map(({ id }) => id))].join('&id=');
  return { begin: () => void load(`${href('/bag/stock')}?id=${ids}`), isBusy, notice };
}
