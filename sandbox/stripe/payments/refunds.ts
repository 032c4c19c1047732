import { badRequest, missing } from '../api/stripe-error.ts';
import type { StripeSandbox } from '../context/stripe-context.ts';
import { announce } from '../events/announce.ts';
import { moveBalance } from '../objects/balance.ts';
import { charge, type Charge } from '../objects/charge.ts';
import { dispute } from '../objects/dispute.ts';
import { refund, type Refund } from '../objects/refund.ts';
import { addDocument, changeDocument, findDocument, listDocuments } from '../store/documents.ts';
import { amountText } from '../values/currencies.ts';
import { newId } from '../values/new-id.ts';
import { secondsNow } from '../values/settings.ts';
import type { RefundInput } from './refund-input.ts';
import { failRefund } from './settle-refund.ts';
import { cardEndingIn } from './test-cards.ts';

/** Gives money back, all that is left without an amount. Throws StripeError 404, 400. */
export function createRefund(sandbox: StripeSandbox, input: RefundInput): Refund {
  const { db, settings } = sandbox;
  const paid = chargeOf(sandbox, input);
  const amount = amountOf(sandbox, paid, input.amount);
  const details = paid.payment_method_details;
  const how = details.type === 'card' ? cardEndingIn(details.card.last4)?.refunds : undefined;
  const id = newId('re');
  const made = addDocument(
    db,
    refund,
    {
      id,
      object: 'refund',
      amount,
      balance_transaction: moveBalance(sandbox, {
        type: 'refund',
        source: id,
        amount: -amount,
        fee: 0,
        currency: paid.currency,
      }),
      charge: paid.id,
      created: secondsNow(settings),
      currency: paid.currency,
      metadata: input.metadata ?? {},
      payment_intent: paid.payment_intent,
      ...(how === 'pending' && { pending_reason: 'processing' as const }),
      reason: input.reason ?? null,
      receipt_number: null,
      status: how === 'pending' ? 'pending' : 'succeeded',
    },
    paid.payment_intent,
  );
  const returned = paid.amount_refunded + amount;
  const changed = changeDocument(db, charge, paid.id, {
    amount_refunded: returned,
    refunded: returned === paid.amount,
  });
  announce(sandbox, 'refund.created', made);
  announce(sandbox, 'charge.refunded', changed);
  // The answer still says that it succeeded, as the provider's does: the bank refuses later.
  if (how === 'failing') failRefund(sandbox, id, 'lost_or_stolen_card');
  return made;
}

function chargeOf({ db }: StripeSandbox, { charge: id, payment_intent: intentId }: RefundInput): Charge {
  if (id !== undefined) {
    const found = findDocument(db, charge, id);
    if (!found) throw missing('charge', id, 'charge');
    return found;
  }
  if (intentId === undefined) {
    throw badRequest('One of the following params should be provided for this request: payment_intent or charge.');
  }
  const found = listDocuments(db, charge, { parent: intentId });
  if (found.length === 0) throw missing('payment_intent', intentId, 'payment_intent');
  const taken = found.find(({ paid }) => paid);
  if (!taken) {
    throw badRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    });
  }
  return taken;
}

function amountOf({ db }: StripeSandbox, paid: Charge, asked: number | undefined): number {
  const rest = paid.amount - paid.amount_refunded;
  if (paid.payment_method_details.type === 'oxxo') {
    throw badRequest('Charges made with the payment method OXXO cannot be refunded.');
  }
  const doubts = listDocuments(db, dispute, { parent: paid.payment_intent });
  if (doubts.some((one) => !one.is_charge_refundable && one.status !== 'won')) {
    throw badRequest(`Charge ${paid.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  }
  if (rest === 0) {
    throw badRequest(`Charge ${paid.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  const amount = asked ?? rest;
  if (amount > rest) {
    const [wanted, left] = [amount, rest].map((one) => amountText(one, paid.currency));
    throw badRequest(`Refund amount (${wanted}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
  }
  return amount;
}
