import { t } from '#messages/messages.ts';
import { useEffect } from 'react';
import { href } from 'react-router';
import type { Parcel } from '#contract/fulfilment-desk.ts';
import type { SaveOutcome } from '../api-client/action-outcome.ts';
import { useRequest } from '../requests/use-request.tsx';
import { toast } from '../ui/toast.ts';

/** Sends changes of an order's delivery to the order's page, and says what became of them; a version conflict asks by itself. */
export function useFulfilmentRequest(reference: string) {
  const { data, state, submit } = useRequest<SaveOutcome<Parcel>>({
    what: t('order-desk.deliveryNotMoved'),
    check: t('order-words.checkStatus'),
    told: 'message',
  });
  useEffect(() => {
    if (data && !data.conflict) toast(data.message, { tone: data.isDone ? 'plain' : 'error' });
  }, [data]);
  const action = href('/admin/orders/:payment_id', { payment_id: reference });
  return {
    data,
    // Not while the page is loaded again after the answer: what is pressed then must count.
    isBusy: state === 'submitting',
    send(fields: Readonly<Record<string, string | number>>): void {
      void submit({ reference, ...fields }, { method: 'post', action });
    },
  };
}
