import { badRequest } from '../api/api-error.ts';
import type { Sandbox } from '../context/sandbox-context.ts';
import { announce } from '../payments/announce.ts';
import { caseOfPayment } from '../payments/case-store.ts';
import { requirePayment } from '../payments/move-payment.ts';
import type { Payment } from '../payments/payment-store.ts';
import { orderId, orderOfPreference } from '../preferences/order-store.ts';
import { findPreference } from '../preferences/preference-store.ts';
import { inTransaction } from '../store/database.ts';
import { nextNumber } from '../store/sequences.ts';
import { topic, type Topic } from '../webhooks/delivery-store.ts';

type SubjectOf = (sandbox: Sandbox, payment: Payment) => string | undefined;

const SUBJECTS = {
  payment: (_, { id }) => String(id),
  topic_merchant_order_wh: ({ db }, { preferenceId }) =>
    String(findPreference(db, preferenceId)?.merchantOrderId ?? ''),
  topic_chargebacks_wh: ({ db }, { id }) => caseOfPayment(db, 'chargeback', id)?.id.toString(),
  topic_claims_integration_wh: ({ db }, { id }) => caseOfPayment(db, 'claim', id)?.id.toString(),
  // An alert has an id of its own.
  stop_delivery_op_wh: ({ db, settings }) => String(nextNumber(db, 'case', settings.clock())),
  // Of a payment without an order an id that is none.
  order: ({ db }, { id, preferenceId }) => orderOfPreference(db, preferenceId)?.id ?? orderId('ORD', id),
} as const satisfies Record<Topic, SubjectOf>;

/** Returns the topics by which the shop can be notified about a payment. */
export function topicsOf({ db }: Sandbox, { id }: Payment): Topic[] {
  const kinds = { topic_chargebacks_wh: 'chargeback', topic_claims_integration_wh: 'claim' } as const;
  return topic.options.filter(
    (one) =>
      (one !== 'topic_chargebacks_wh' && one !== 'topic_claims_integration_wh') ||
      caseOfPayment(db, kinds[one], id) !== null,
  );
}

/** Notifies the shop about a payment by a topic. Throws ApiError 404, or 400 when the payment has no such case. */
export function pushNotice(sandbox: Sandbox, paymentId: number, by: Topic): void {
  inTransaction(sandbox.db, () => {
    const payment = requirePayment(sandbox, paymentId);
    const subject = SUBJECTS[by](sandbox, payment);
    if (!subject) throw badRequest(1, 'The payment has no such case.');
    announce(sandbox, payment, 'payment.updated', { topic: by, subject });
  });
}
