import { badRequest, missing } from '../api/stripe-error.ts';
import type { StripeSandbox } from '../context/stripe-context.ts';
import { announce } from '../events/announce.ts';
import { intent } from '../objects/intent.ts';
import { session, sessionBody, type Session } from '../objects/session.ts';
import { changeDocument, findDocument, listDocuments } from '../store/documents.ts';
import { secondsNow } from '../values/settings.ts';

/** Returns a session as it is at this moment: one whose time is over has expired. Throws StripeError 404. */
export function requireSession(sandbox: StripeSandbox, id: string): Session {
  const found = findDocument(sandbox.db, session, id);
  if (!found) throw missing('checkout.session', id, 'session');
  return isOver(sandbox, found) ? endSession(sandbox, found) : found;
}

/** Ends a page at the shop's wish. Throws StripeError 400 if it is not open, 404. */
export function expireSession(sandbox: StripeSandbox, id: string): Session {
  const found = requireSession(sandbox, id);
  if (found.status !== 'open') {
    throw badRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${found.status}\`.`,
    );
  }
  return endSession(sandbox, found);
}

/** Ends all pages whose time is over. */
export function endDueSessions(sandbox: StripeSandbox): void {
  for (const one of listDocuments(sandbox.db, session)) if (isOver(sandbox, one)) endSession(sandbox, one);
}

function isOver({ settings }: StripeSandbox, { status, expires_at: end }: Session): boolean {
  return status === 'open' && end <= secondsNow(settings);
}

/** Ends a page, and with it the attempt to pay that hangs on it. */
function endSession(sandbox: StripeSandbox, { id, payment_intent: paid }: Session): Session {
  const { db, settings } = sandbox;
  const ended = changeDocument(db, session, id, { status: 'expired', url: null });
  if (paid !== null) {
    const canceled = changeDocument(db, intent, paid, {
      status: 'canceled',
      canceled_at: secondsNow(settings),
      cancellation_reason: 'automatic',
      next_action: null,
    });
    announce(sandbox, 'payment_intent.canceled', canceled);
  }
  announce(sandbox, 'checkout.session.expired', sessionBody(ended));
  return ended;
}
