import { badRequest } from '../api/stripe-error.ts';
import type { StripeSandbox } from '../context/stripe-context.ts';
import { announce } from '../events/announce.ts';
import { balanceTransaction, moveBalance } from '../objects/balance.ts';
import { payout, payoutBody, type StripePayout } from '../objects/payout.ts';
import { addDocument, listDocuments } from '../store/documents.ts';
import { newId } from '../values/new-id.ts';
import { secondsNow } from '../values/settings.ts';

const BANK_SECONDS = 2 * 86_400;

/**
 * Sends what the account may use and was not sent yet to its bank, as the provider does by itself each day. Throws StripeError 400
 * where there is nothing to send.
 */
export function payOut(sandbox: StripeSandbox): StripePayout {
  const { db, settings } = sandbox;
  const now = secondsNow(settings);
  const sent = new Set(listDocuments(db, payout).flatMap(({ balance_transactions: all }) => all));
  const due = listDocuments(db, balanceTransaction).filter(
    ({ id, type, available_on: from }) => type !== 'payout' && from <= now && !sent.has(id),
  );
  const amount = due.reduce((total, { net }) => total + net, 0);
  const [first] = due;
  if (!first || amount <= 0) throw badRequest('You have insufficient funds in your Stripe account for this payout.');
  const { currency } = first;
  const id = newId('po');
  const made = addDocument(db, payout, {
    id,
    object: 'payout',
    amount,
    arrival_date: now + BANK_SECONDS,
    automatic: true,
    balance_transaction: moveBalance(sandbox, { type: 'payout', source: id, amount: -amount, fee: 0, currency }),
    created: now,
    currency,
    description: 'STRIPE PAYOUT',
    destination: 'ba_1SIMULATOR',
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    reconciliation_status: 'completed',
    source_type: 'card',
    statement_descriptor: null,
    status: 'in_transit',
    type: 'bank_account',
    balance_transactions: due.map((one) => one.id),
  });
  announce(sandbox, 'payout.created', payoutBody(made));
  return made;
}
