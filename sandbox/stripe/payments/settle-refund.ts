import { badRequest, missing } from '../api/stripe-error.ts';
import type { StripeSandbox } from '../context/stripe-context.ts';
import { announce } from '../events/announce.ts';
import { moveBalance } from '../objects/balance.ts';
import { charge } from '../objects/charge.ts';
import { refund, type Refund } from '../objects/refund.ts';
import { changeDocument, findDocument } from '../store/documents.ts';

/** The bank took a refund that waited. Throws StripeError 404, 400. */
export function finishRefund(sandbox: StripeSandbox, id: string): Refund {
  const found = requireRefund(sandbox, id);
  if (found.status !== 'pending') throw badRequest(`This refund has a status of ${found.status}.`);
  const done = changeDocument(sandbox.db, refund, id, { status: 'succeeded', pending_reason: undefined });
  announce(sandbox, 'refund.updated', done);
  announce(sandbox, 'charge.refund.updated', done);
  return done;
}

/** The bank gave a refund back, also one that had succeeded: the money is the shop's again. Throws StripeError 404, 400. */
export function failRefund(sandbox: StripeSandbox, id: string, reason: string): Refund {
  const { db } = sandbox;
  const found = requireRefund(sandbox, id);
  if (found.status !== 'pending' && found.status !== 'succeeded') {
    throw badRequest(`This refund has a status of ${found.status}.`);
  }
  const { amount, currency } = found;
  const failed = changeDocument(db, refund, id, {
    status: 'failed',
    failure_reason: reason,
    failure_balance_transaction: moveBalance(sandbox, { type: 'refund_failure', source: id, amount, fee: 0, currency }),
    pending_reason: undefined,
  });
  const paid = findDocument(db, charge, found.charge);
  if (paid) {
    changeDocument(db, charge, paid.id, { amount_refunded: paid.amount_refunded - amount, refunded: false });
  }
  announce(sandbox, 'refund.failed', failed);
  announce(sandbox, 'charge.refund.updated', failed);
  return failed;
}

function requireRefund({ db }: StripeSandbox, id: string): Refund {
  const found = findDocument(db, refund, id);
  if (!found) throw missing('refund', id, 'refund');
  return found;
}
