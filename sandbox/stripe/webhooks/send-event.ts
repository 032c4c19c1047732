import type { DatabaseSync } from 'node:sqlite';
import { findDocument } from '../store/documents.ts';
import { secondsNow } from '../values/settings.ts';
import type { StripeSettings } from '../values/settings.ts';
import type { Attempt, Delivery } from './delivery-store.ts';
import { endpoint, event } from './event-kinds.ts';
import { signatureHeader } from './signature.ts';

/** Sends one event to the shop by POST. Never throws: a missing response is a result. */
export async function sendEvent(
  db: DatabaseSync,
  one: Delivery,
  settings: StripeSettings,
  stop: AbortSignal,
): Promise<Attempt> {
  const found = findDocument(db, event, one.event);
  const target = findDocument(db, endpoint, one.endpoint);
  if (!found || !target) return { status: null, error: 'the endpoint is gone' };
  // The provider writes its events with line breaks: whoever signs another spelling of the same JSON is found out.
  const body = JSON.stringify(found, null, 2);
  const secret = one.signature === 'wrong' ? `${target.secret}-other` : target.secret;
  try {
    const response = await fetch(target.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (simulator)',
        ...(one.signature !== 'missing' && {
          'stripe-signature': signatureHeader([secret], body, secondsNow(settings)),
        }),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(settings.webhookTimeoutMs)]),
    });
    await response.body?.cancel();
    return { status: response.status, error: null };
  } catch (error) {
    return { status: null, error: error instanceof Error ? error.message : 'unknown' };
  }
}
