import type { StripeSandbox } from '../context/stripe-context.ts';
import { announce } from '../events/announce.ts';
import { intent } from '../objects/intent.ts';
import type { Intent } from '../objects/intent.ts';
import { session } from '../objects/session.ts';
import type { Session } from '../objects/session.ts';
import { addDocument, changeDocument, findDocument } from '../store/documents.ts';
import { newId } from '../values/new-id.ts';
import { secondsNow } from '../values/settings.ts';

/** Returns the payment of a session: it begins with the first attempt, and all attempts are of the same one. */
export function intentOf(sandbox: StripeSandbox, page: Session): Intent {
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
