import type { DatabaseSync } from 'node:sqlite';
import { createHmac } from 'node:crypto';
import { secondsNow, type StripeSettings } from '../values/settings.ts';
import { recordAttempt, waitingDeliveries, type Delivery, type Attempt } from './delivery-store.ts';
import { findDocument } from '../store/documents.ts';
import { endpoint, event } from './event-kinds.ts';

// setTimeout has a maximum delay; waking up early does no harm.
const LONGEST_WAIT_MS = 60 * 60 * 1000;

export type DeliveryQueue = {
  /** Sends what is due. Call it after adding deliveries. */
  wake(): void;
  close(): Promise<void>;
};

/**
 * Sends the stored events when they are due, and retries until the shop responds 2xx. Several are under way at a time, so that
 * they arrive in any order, as the provider's do. Those that wait when the process dies are sent by the next one: at least once.
 */
export function startDeliveryQueue(db: DatabaseSync, settings: StripeSettings): DeliveryQueue {
  const stop = new AbortController();
  const sending = new Set<number>();
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;

  const sendDue = (): void => {
    clearTimeout(timer);
    if (stop.signal.aborted) return;
    const now = settings.clock();
    const waiting = waitingDeliveries(db).filter(({ id }) => !sending.has(id));
    for (const one of waiting.filter(({ dueAt }) => dueAt <= now)) start(one);
    const nextDue = Math.min(...waiting.filter(({ dueAt }) => dueAt > now).map(({ dueAt }) => dueAt));
    if (nextDue !== Infinity) timer = setTimeout(sendDue, Math.min(nextDue - now, LONGEST_WAIT_MS));
  };

  const start = (one: Delivery): void => {
    sending.add(one.id);
    const attempt = send(one).finally(() => running.delete(attempt));
    running.add(attempt);
  };

  const send = async (one: Delivery): Promise<void> => {
    const result = await sendEvent(db, one, settings, stop.signal);
    sending.delete(one.id);
    if (stop.signal.aborted) return;
    const pause = settings.retryDelaysMs[one.attempts];
    recordAttempt(db, one.id, result, pause === undefined ? undefined : settings.clock() + pause);
    sendDue();
  };

  sendDue();
  return {
    wake: () => setImmediate(sendDue),
    async close() {
      stop.abort();
      clearTimeout(timer);
      await Promise.all(running);
    },
  };
}

/** Sends one event to the shop by POST. Never throws: a missing response is a result. */
async function sendEvent(
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

/**
 * Returns the header Stripe-Signature of a body: `t=<seconds>,v1=<hex>`, HMAC-SHA256 over `<seconds>.<body>`; one v1 for each
 * secret, because an old one is good for a while when it is replaced.
 */
export function signatureHeader(secrets: readonly string[], body: string, seconds: number): string {
  const hashes = secrets.map((secret) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
  return [`t=${seconds}`, ...hashes.map((hash) => `v1=${hash}`)].join();
}
