import type { StripeSandbox } from '../context/stripe-context.ts';
import { announce } from '../events/announce.ts';
import { intent, type Intent } from '../objects/intent.ts';
import { session, sessionBody, type Session } from '../objects/session.ts';
import { changeDocument } from '../store/documents.ts';
import type { PayingMeans } from './attempt-kind.ts';
import { addCharge } from './charges.ts';
import { openDispute } from './disputes.ts';
import type { Decline, TestCard } from './test-cards.ts';

type Ended = { readonly page: Session; readonly paid: Intent; readonly means: PayingMeans };

/** A bank refused: the page stays open for another attempt. */
export function failAttempt(
  sandbox: StripeSandbox,
  { page, paid, means, decline }: Ended & { readonly decline: Decline },
): Intent {
  const { id } = addCharge(sandbox, { page, paid, means, decline });
  const failed = changeDocument(sandbox.db, intent, paid.id, {
    status: 'requires_payment_method',
    latest_charge: id,
    next_action: null,
    last_payment_error: {
      type: means.type === 'card' ? 'card_error' : 'invalid_request_error',
      code: decline.code,
      ...(decline.bank !== undefined && { decline_code: decline.bank }),
      message: decline.message,
      charge: id,
      payment_method: { object: 'payment_method', type: means.type },
    },
  });
  announce(sandbox, 'payment_intent.payment_failed', failed);
  return failed;
}

/** The money is there: the page is complete, and a card that is to be disputed is. */
export function takeMoney(sandbox: StripeSandbox, { page, paid, means }: Ended, dispute?: TestCard['dispute']): Intent {
  const { db } = sandbox;
  const { id } = addCharge(sandbox, { page, paid, means, decline: undefined });
  const taken = changeDocument(db, intent, paid.id, {
    status: 'succeeded',
    amount_received: paid.amount,
    latest_charge: id,
    next_action: null,
    last_payment_error: null,
  });
  announce(sandbox, 'payment_intent.succeeded', taken);
  const wasComplete = page.status === 'complete';
  const complete = changeDocument(db, session, page.id, {
    status: 'complete',
    payment_status: 'paid',
    payment_intent: paid.id,
    url: null,
  });
  announce(
    sandbox,
    wasComplete ? 'checkout.session.async_payment_succeeded' : 'checkout.session.completed',
    sessionBody(complete),
  );
  if (dispute) openDispute(sandbox, id, dispute === 'inquiry');
  return taken;
}
