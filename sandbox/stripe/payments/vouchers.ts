import { badRequest, missing } from '../api/stripe-error.ts';
import type { StripeSandbox } from '../context/stripe-context.ts';
import { announce } from '../events/announce.ts';
import { intent, type Intent } from '../objects/intent.ts';
import { session, sessionBody, type Session } from '../objects/session.ts';
import { changeDocument, findDocument, listDocuments } from '../store/documents.ts';
import { secondsNow } from '../values/settings.ts';
import { takeMoney } from './end-attempt.ts';

const DAY = 86_400;

/** Gives the buyer a number to pay at the till: the page is complete, and the money comes later or never. */
export function giveVoucher(sandbox: StripeSandbox, page: Session, paid: Intent): Intent {
  const { db, settings } = sandbox;
  const number = `9${String(settings.clock()).padStart(17, '0')}${String(paid.amount).padStart(9, '0')}`;
  const waiting = changeDocument(db, intent, paid.id, {
    status: 'requires_action',
    last_payment_error: null,
    next_action: {
      type: 'oxxo_display_details',
      oxxo_display_details: {
        number,
        expires_after: secondsNow(settings) + page.payment_intent_data.expires_after_days * DAY,
        hosted_voucher_url: `${settings.publicUrl}/c/voucher/${paid.id}`,
      },
    },
  });
  announce(sandbox, 'payment_intent.requires_action', waiting);
  const complete = changeDocument(db, session, page.id, { status: 'complete', payment_intent: paid.id, url: null });
  announce(sandbox, 'checkout.session.completed', sessionBody(complete));
  return waiting;
}

/** The till took the money, or the time to pay is over. Throws StripeError 404, 400 if no voucher waits. */
export function settleVoucher(sandbox: StripeSandbox, intentId: string, isPaid: boolean): Intent {
  const { db } = sandbox;
  const paid = findDocument(db, intent, intentId);
  if (!paid) throw missing('payment_intent', intentId, 'intent');
  const page = listDocuments(db, session).find((one) => one.payment_intent === paid.id);
  if (!page || paid.status !== 'requires_action' || paid.next_action?.type !== 'oxxo_display_details') {
    throw badRequest('No voucher waits.', { code: 'payment_intent_unexpected_state' });
  }
  if (isPaid) return takeMoney(sandbox, { page, paid, means: { type: 'oxxo' } });
  const failed = changeDocument(db, intent, paid.id, {
    status: 'requires_payment_method',
    next_action: null,
    last_payment_error: {
      type: 'invalid_request_error',
      code: 'payment_intent_payment_attempt_expired',
      message: 'The payment attempt for this PaymentIntent has expired.',
      payment_method: { object: 'payment_method', type: 'oxxo' },
    },
  });
  announce(sandbox, 'payment_intent.payment_failed', failed);
  announce(sandbox, 'checkout.session.async_payment_failed', sessionBody(page));
  return failed;
}
