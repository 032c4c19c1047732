import { t } from '#messages/messages.ts';
import { useEffect } from 'react';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { toast } from '#web/core/ui/toast.ts';

const told = new WeakSet<ActionOutcome>();

/**
 * A form that changes a favourite and says what became of it. `pending` is what is under way, to be shown as if it were
 * done; it ends with a refusal at once, not only when the page has been fetched again.
 */
export function useFavouriteChange(key: string) {
  const { data, formData, state, Form } = useRequest<ActionOutcome>({
    key,
    what: t('wishlist.notSaved'),
    told: 'message',
  });
  useEffect(() => {
    // A key is one fetcher wherever it is used: what one page told is still there when the next page shows the product.
    if (!data || told.has(data)) return;
    told.add(data);
    toast(data.message, { tone: data.isDone ? 'plain' : 'error' });
  }, [data]);
  // While it is being sent, the outcome is still that of the change before.
  const isRefused = state === 'loading' && data?.isDone === false;
  return { Form, pending: isRefused ? undefined : formData };
}
