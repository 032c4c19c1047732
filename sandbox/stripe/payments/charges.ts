import type { StripeSandbox } from '../context/stripe-context.ts';
import { announce } from '../events/announce.ts';
import { moveBalance } from '../objects/balance.ts';
import { charge, type Charge, type MethodDetails } from '../objects/charge.ts';
import type { Intent } from '../objects/intent.ts';
import type { Session } from '../objects/session.ts';
import { addDocument } from '../store/documents.ts';
import { feeOf } from '../values/currencies.ts';
import { newId } from '../values/new-id.ts';
import { secondsNow } from '../values/settings.ts';
import type { PayingMeans } from './attempt-kind.ts';
import { findTestCard, type Decline } from './test-cards.ts';

/** Writes down what a bank answered: the money, or why there is none. */
export function addCharge(
  sandbox: StripeSandbox,
  { page, paid, means, decline }: { page: Session; paid: Intent; means: PayingMeans; decline: Decline | undefined },
): Charge {
  const { db, settings } = sandbox;
  const { amount, currency } = paid;
  const id = newId(means.type === 'card' ? 'ch' : 'py');
  const isTaken = decline === undefined;
  const made = addDocument(
    db,
    charge,
    {
      id,
      object: 'charge',
      amount,
      amount_captured: isTaken ? amount : 0,
      amount_refunded: 0,
      balance_transaction: isTaken
        ? moveBalance(sandbox, { type: 'charge', source: id, amount, fee: feeOf(amount, currency), currency })
        : null,
      billing_details: { email: page.customer_email, name: null },
      calculated_statement_descriptor: isTaken ? 'TIENDA DE PRUEBA' : null,
      captured: isTaken,
      created: secondsNow(settings),
      currency,
      description: paid.description,
      disputed: false,
      failure_code: decline?.code ?? null,
      failure_message: decline?.message ?? null,
      livemode: false,
      metadata: paid.metadata,
      outcome: {
        network_status: isTaken ? 'approved_by_network' : 'declined_by_network',
        risk_level: 'normal',
        seller_message: isTaken ? 'Payment complete.' : decline.message,
        type: isTaken ? 'authorized' : 'issuer_declined',
      },
      paid: isTaken,
      payment_intent: paid.id,
      payment_method_details: detailsOf(means, paid),
      receipt_url: null,
      refunded: false,
      status: isTaken ? 'succeeded' : 'failed',
      transfer_group: paid.transfer_group,
    },
    paid.id,
  );
  announce(sandbox, isTaken ? 'charge.succeeded' : 'charge.failed', made);
  return made;
}

function detailsOf(means: PayingMeans, { next_action: next }: Intent): MethodDetails {
  if (means.type === 'bizum') return { type: 'bizum', bizum: { transaction_id: newId('bz', 16) } };
  if (means.type === 'oxxo') {
    const number = next?.type === 'oxxo_display_details' ? next.oxxo_display_details.number : '';
    return { type: 'oxxo', oxxo: { number } };
  }
  const card = findTestCard(means.number);
  return {
    type: 'card',
    card: {
      brand: card?.brand ?? 'visa',
      country: card?.country ?? 'US',
      exp_month: 12,
      exp_year: 2034,
      funding: card?.funding ?? 'credit',
      installments: null,
      last4: means.number.slice(-4),
      three_d_secure: card?.isChallenged ? { authenticated: true, result: 'authenticated', version: '2.2.0' } : null,
    },
  };
}
