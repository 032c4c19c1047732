import { badRequest } from '../api/stripe-error.ts';
import type { StripeSandbox } from '../context/stripe-context.ts';
import { announce } from '../events/announce.ts';
import { intent, type Intent } from '../objects/intent.ts';
import { session, type Session } from '../objects/session.ts';
import { requireSession } from '../sessions/end-session.ts';
import { addDocument, changeDocument, findDocument, removeDocument } from '../store/documents.ts';
import { attemptId, openAttempt, type PayingMeans } from './attempt-kind.ts';
import { failAttempt, takeMoney } from './end-attempt.ts';
import { findTestCard } from './test-cards.ts';
import { giveVoucher } from './vouchers.ts';
import { newId } from '../values/new-id.ts';
import { secondsNow } from '../values/settings.ts';

/**
 * Pays a session as its buyer. Returns the payment as it is after that: paid, declined (`requires_payment_method`), or waiting
 * (`requires_action`) for the bank, the app or the till. Throws StripeError 400 where the page takes no payment.
 */
export function attemptPayment(sandbox: StripeSandbox, sessionId: string, means: PayingMeans): Intent {
  const page = openPage(sandbox, sessionId);
  if (!page.payment_method_types.includes(means.type)) {
    throw badRequest(`The payment method type ${means.type} is not offered by this Checkout Session.`);
  }
  const paid = intentOf(sandbox, page);
  removeDocument(sandbox.db, openAttempt, attemptId(paid.id));
  if (means.type === 'oxxo') return giveVoucher(sandbox, page, paid);
  if (means.type === 'bizum') return askBuyer(sandbox, { page, paid, means });
  const card = findTestCard(means.number);
  if (!card) throw badRequest('Your card number is not one of the test cards.', { code: 'incorrect_number' });
  if (card.isChallenged) return askBuyer(sandbox, { page, paid, means });
  return answer(sandbox, { page, paid, means });
}

/**
 * Ends what waited for the buyer at the bank or in the app: confirmed, or refused there. Throws StripeError 400 if nothing waits,
 * or the page has ended meanwhile.
 */
export function confirmAttempt(sandbox: StripeSandbox, sessionId: string, isConfirmed: boolean): Intent {
  const page = openPage(sandbox, sessionId);
  const paid = intentOf(sandbox, page);
  const waiting = findDocument(sandbox.db, openAttempt, attemptId(paid.id));
  if (!waiting) throw badRequest('Nothing waits for a confirmation.', { code: 'payment_intent_unexpected_state' });
  removeDocument(sandbox.db, openAttempt, waiting.id);
  const { means } = waiting;
  if (isConfirmed) return answer(sandbox, { page, paid, means });
  if (means.type === 'bizum') {
    const decline = { code: 'payment_method_customer_decline', message: 'The customer declined the payment.' };
    return failAttempt(sandbox, { page, paid, means, decline });
  }
  return failUnasked(sandbox, paid, means);
}

function openPage(sandbox: StripeSandbox, id: string): Session {
  const page = requireSession(sandbox, id);
  if (page.status !== 'open') throw badRequest(`This Checkout Session has a status of \`${page.status}\`.`);
  return page;
}

type Asked = { readonly page: Session; readonly paid: Intent; readonly means: PayingMeans };

function askBuyer({ db, settings }: StripeSandbox, { page, paid, means }: Asked): Intent {
  addDocument(db, openAttempt, { id: attemptId(paid.id), session: page.id, means });
  const url = `${settings.publicUrl}/c/confirm/${page.id}`;
  return changeDocument(db, intent, paid.id, {
    status: 'requires_action',
    last_payment_error: null,
    next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: page.success_url } },
  });
}

function answer(sandbox: StripeSandbox, asked: Asked): Intent {
  const card = asked.means.type === 'card' ? findTestCard(asked.means.number) : undefined;
  return card?.decline
    ? failAttempt(sandbox, { ...asked, decline: card.decline })
    : takeMoney(sandbox, asked, card?.dispute);
}

/** The buyer did not confirm: no bank was asked for money, so there is no charge. */
function failUnasked(sandbox: StripeSandbox, { id }: Intent, { type }: PayingMeans): Intent {
  const failed = changeDocument(sandbox.db, intent, id, {
    status: 'requires_payment_method',
    next_action: null,
    last_payment_error: {
      type: 'card_error',
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      payment_method: { object: 'payment_method', type },
    },
  });
  announce(sandbox, 'payment_intent.payment_failed', failed);
  return failed;
}

/** Returns the payment of a session: it begins with the first attempt, and all attempts are of the same one. */
function intentOf(sandbox: StripeSandbox, page: Session): Intent {
  const { db, settings } = sandbox;
  const known = page.payment_intent === null ? null : findDocument(db, intent, page.payment_intent);
  if (known) return known;
  const id = newId('pi');
  const { expires_after_days: _days, ...given } = page.payment_intent_data;
  const made = addDocument(
    db,
    intent,
    {
      id,
      object: 'payment_intent',
      amount: page.amount_total,
      amount_capturable: 0,
      amount_received: 0,
      canceled_at: null,
      cancellation_reason: null,
      capture_method: 'automatic_async',
      client_secret: `${id}_secret_${newId('x').slice(2)}`,
      confirmation_method: 'automatic',
      created: secondsNow(settings),
      currency: page.currency,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      next_action: null,
      payment_method: null,
      payment_method_types: page.payment_method_types,
      status: 'requires_payment_method',
      ...given,
    },
    page.id,
  );
  changeDocument(db, session, page.id, { payment_intent: id });
  announce(sandbox, 'payment_intent.created', made);
  return made;
}
