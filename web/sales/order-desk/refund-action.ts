import { t } from '#messages/messages.ts';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import { orderRefunds } from '#contract/sales/payments/order-refunds.ts';
import { outcomeOf, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import type { ApiClient } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';

type Refund = Given<typeof orderRefunds.refund>['refund'];

/** Refunds an order by the fields of its form. */
export async function refundFromForm(api: ApiClient, reference: string, form: FormData): Promise<ActionOutcome> {
  const submitted = await api.submit(orderRefunds.refund, {
    reference,
    key: formText(form, 'key'),
    reason: formText(form, 'reason'),
    refund: refundOf(form),
  });
  if (!submitted.ok) return outcomeOf(submitted, '');
  const newest = submitted.value.refunds.find(({ origin }) => origin === 'shop');
  if (newest?.state === 'refused') {
    const { problem } = newest;
    const message =
      problem === null ? t('order-desk.refundRefused') : t('order-desk.refundRefusedBecause', { problem });
    return { isDone: false, code: '', message };
  }
  return outcomeOf(submitted, newest?.state === 'done' ? t('order-desk.refundDone') : t('order-desk.refundAsked'));
}

function refundOf(form: FormData): Refund {
  const what = formText(form, 'what');
  if (what === 'amount') return { what, amount: Number(formText(form, 'amount')) };
  const lines = form.getAll('line').map((line) => {
    const [position, quantity, to] = String(line).split(' ');
    return { position: Number(position), quantity: Number(quantity), restock: to !== 'out' };
  });
  if (what === 'lines') return { what, lines };
  return { what: 'all', lines: lines.map(({ position, restock }) => ({ position, restock })) };
}
