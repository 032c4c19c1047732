import { t } from '#messages/messages.ts';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import type { ApiClient } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import type { BulkOutcome } from '#web/core/desk-list/bulk-outcome.ts';

/** Moves the deliveries of the chosen orders, and names those that could not be moved. */
export async function moveOrders(api: ApiClient, form: FormData): Promise<BulkOutcome> {
  const to = form.get('to') === 'dispatched' ? 'dispatched' : 'preparing';
  const references = form.getAll('reference').filter((one) => typeof one === 'string');
  const numbers = form.getAll('trackingNumber');
  const parcels = references.flatMap((reference, at) => {
    const trackingNumber = numbers[at];
    return typeof trackingNumber === 'string' && trackingNumber !== '' ? [{ reference, trackingNumber }] : [];
  });
  const carrierId = formText(form, 'carrierId') || null;
  const answer = await api.submit(fulfilmentDesk.moveSeveral, {
    references,
    to,
    carrierId,
    parcels,
    isShared: form.get('sure') === 'true',
  });
  if (!answer.ok && answer.refusal.code === 'tracking_taken') {
    return { done: 0, failed: [], doubt: answer.refusal.detail };
  }
  if (!answer.ok) return { done: 0, failed: [{ name: t('order-desk.theOrders'), reason: answer.refusal.detail }] };
  const { moved, failed } = answer.value;
  return {
    done: moved.length,
    failed: failed.map(({ number, detail }) => ({
      name: t('order-words.number', { number: number ?? '—' }),
      reason: detail,
    })),
  };
}
