import { badRequest, missing } from '../api/stripe-error.ts';
import type { StripeSandbox } from '../context/stripe-context.ts';
import { announce } from '../events/announce.ts';
import { balanceTransaction, moveBalance } from '../objects/balance.ts';
import { charge } from '../objects/charge.ts';
import { dispute, type Dispute } from '../objects/dispute.ts';
import { addDocument, changeDocument, findDocument } from '../store/documents.ts';
import { termsOf } from '../values/currencies.ts';
import { newId } from '../values/new-id.ts';
import { secondsNow } from '../values/settings.ts';

const ANSWER_SECONDS = 9 * 86_400;

/** A bank doubts a payment: it takes the money at once, or only asks (an inquiry). Throws StripeError 404, 400. */
export function openDispute(sandbox: StripeSandbox, chargeId: string, isInquiry: boolean): Dispute {
  const { db, settings } = sandbox;
  const doubted = findDocument(db, charge, chargeId);
  if (!doubted) throw missing('charge', chargeId, 'charge');
  if (doubted.disputed || !doubted.paid) throw badRequest('This charge cannot be disputed.');
  const now = secondsNow(settings);
  const made = addDocument(
    db,
    dispute,
    {
      id: newId('du'),
      object: 'dispute',
      amount: doubted.amount - doubted.amount_refunded,
      balance_transactions: [],
      charge: chargeId,
      created: now,
      currency: doubted.currency,
      evidence_details: { due_by: now + ANSWER_SECONDS, has_evidence: false, past_due: false, submission_count: 0 },
      is_charge_refundable: isInquiry,
      livemode: false,
      metadata: {},
      payment_intent: doubted.payment_intent,
      reason: 'fraudulent',
      status: isInquiry ? 'warning_needs_response' : 'needs_response',
    },
    doubted.payment_intent,
  );
  changeDocument(db, charge, chargeId, { disputed: true });
  announce(sandbox, 'charge.dispute.created', made);
  if (isInquiry) return made;
  const fee = termsOf(made.currency)?.dispute ?? 0;
  const withdrawn = withMoney(sandbox, made, { amount: -made.amount, fee });
  announce(sandbox, 'charge.dispute.funds_withdrawn', withdrawn);
  return withdrawn;
}

/** The shop sent its evidence: the bank looks at it. Throws StripeError 404, 400 if it is decided. */
export function answerDispute(sandbox: StripeSandbox, id: string): Dispute {
  const found = openOne(sandbox, id);
  const details = found.evidence_details;
  const reviewed = changeDocument(sandbox.db, dispute, id, {
    status: found.status.startsWith('warning') ? 'warning_under_review' : 'under_review',
    evidence_details: { ...details, has_evidence: true, submission_count: details.submission_count + 1 },
  });
  announce(sandbox, 'charge.dispute.updated', reviewed);
  return reviewed;
}

/** The bank decides; an inquiry is closed without money whatever it decides. Throws StripeError 404, 400 if it is decided. */
export function closeDispute(sandbox: StripeSandbox, id: string, isWon: boolean): Dispute {
  const found = openOne(sandbox, id);
  const isInquiry = found.status.startsWith('warning');
  const decision = isWon ? 'won' : 'lost';
  const end = isInquiry ? 'warning_closed' : decision;
  const decided = changeDocument(sandbox.db, dispute, id, { status: end });
  if (end !== 'won') {
    announce(sandbox, 'charge.dispute.closed', decided);
    return decided;
  }
  const returned = withMoney(sandbox, decided, { amount: decided.amount, fee: 0 });
  announce(sandbox, 'charge.dispute.closed', returned);
  announce(sandbox, 'charge.dispute.funds_reinstated', returned);
  return returned;
}

function openOne({ db }: StripeSandbox, id: string): Dispute {
  const found = findDocument(db, dispute, id);
  if (!found) throw missing('dispute', id, 'dispute');
  if (['won', 'lost', 'warning_closed', 'prevented'].includes(found.status)) {
    throw badRequest('This dispute is already closed.');
  }
  return found;
}

function withMoney(sandbox: StripeSandbox, found: Dispute, moved: { amount: number; fee: number }): Dispute {
  const source = found.id;
  const id = moveBalance(sandbox, { type: 'adjustment', source, currency: found.currency, ...moved });
  const transaction = findDocument(sandbox.db, balanceTransaction, id);
  const all = [...found.balance_transactions, ...(transaction ? [transaction] : [])];
  return changeDocument(sandbox.db, dispute, source, { balance_transactions: all });
}
