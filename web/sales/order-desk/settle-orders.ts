import { t } from '#messages/messages.ts';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { outcomeOf, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import type { ApiClient } from '#web/core/api-client/api-client.ts';
import { bulkOutcome, type BulkOutcome } from '#web/core/desk-list/bulk-outcome.ts';
import { formText } from '#web/core/forms/form-text.ts';

/** Sets the state of one pending order by hand, or of several, each in its own transaction. */
export async function settleOrders(api: ApiClient, form: FormData): Promise<ActionOutcome | BulkOutcome> {
  const status = formText(form, 'status') === 'approved' ? 'approved' : 'failure';
  const settle = async (payment_id: string) =>
    outcomeOf(
      await api.submit(orderDesk.setStatus, { payment_id, status, reason: formText(form, 'reason') }),
      `${backOfficeTexts.orderDesk.confirmed} ${backOfficeTexts.orderDesk.modified}`,
    );
  if (formText(form, 'intent') !== 'several') return settle(formText(form, 'reference'));
  const items = [];
  for (const named of form.getAll('reference')) {
    const [reference = '', number = ''] = typeof named === 'string' ? named.split(' ') : [];
    items.push({ name: t('order-words.number', { number }), outcome: await settle(reference) });
  }
  return bulkOutcome(items);
}
