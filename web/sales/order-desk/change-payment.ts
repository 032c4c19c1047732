import { t } from '#messages/messages.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { toDecimal } from '#contract/core/money/money.ts';
import { parsePrice } from '#contract/core/money/typed-price.ts';
import { heldOrders } from '#contract/sales/payments/held-orders.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { outcomeOf, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import type { ApiClient } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';

const intents = [
  'take-cash',
  'take-transfer',
  'take-part',
  'hand-over',
  'refuse-receipt',
  'link',
  'send-link',
  'cancel-unpaid',
] as const;

type PaymentIntent = (typeof intents)[number];

/** The outcome, and the payment link if it was asked for. */
export type PaymentOutcome = ActionOutcome & { readonly url?: string };

/** Returns what the section of an unpaid order's payment asks for; undefined for a form of another section. */
export function paymentIntent(form: FormData): PaymentIntent | undefined {
  return intents.find((intent) => intent === form.get('intent'));
}

/** Notes that an order was paid by hand, refuses a receipt, makes its payment link and sends it, or cancels it. */
export async function changePayment(api: ApiClient, intent: PaymentIntent, form: FormData): Promise<PaymentOutcome> {
  const reference = formText(form, 'reference');
  if (intent === 'take-cash' || intent === 'take-transfer') {
    const means = intent === 'take-cash' ? 'cash' : 'transfer';
    return outcomeOf(await api.submit(manualOrders.take, { reference, means }), t('order-desk.paymentTaken'));
  }
  if (intent === 'hand-over') {
    const taken = { reference, means: 'cash', isHandedOver: true } as const;
    return outcomeOf(await api.submit(manualOrders.take, taken), t('held-orders.handedOver'));
  }
  if (intent === 'take-part') {
    const amount = parsePrice(formText(form, 'amount'));
    const part = { reference, key: formText(form, 'key'), amount: amount ? toDecimal(amount) : 0 };
    return outcomeOf(await api.submit(heldOrders.takePart, part), t('order-desk.paymentTaken'));
  }
  if (intent === 'refuse-receipt') {
    const refused = { reference, id: formText(form, 'id'), reason: formText(form, 'reason') };
    return outcomeOf(await api.submit(heldOrders.refuseReceipt, refused), t('held-orders.receiptRefused'));
  }
  if (intent === 'cancel-unpaid') {
    const given = { payment_id: reference, status: 'failure', reason: formText(form, 'reason') } as const;
    return outcomeOf(await api.submit(orderDesk.setStatus, given), t('order-desk.unpaidCancelled'));
  }
  const made = await api.submit(manualOrders.link, { reference, isSent: intent === 'send-link' });
  if (!made.ok) return outcomeOf(made, '');
  const { url, sentTo } = made.value;
  return {
    ...outcomeOf(made, sentTo === null ? t('order-desk.linkReady') : t('order-desk.linkSent', { email: sentTo })),
    url,
  };
}
