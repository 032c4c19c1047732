import type { DatabaseSync } from 'node:sqlite';
import type { StripeSettings } from '../values/settings.ts';
import { recordAttempt, waitingDeliveries } from './delivery-store.ts';
import type { Delivery } from './delivery-store.ts';
import { sendEvent } from './send-event.ts';

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
