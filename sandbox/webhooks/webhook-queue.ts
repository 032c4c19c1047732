import type { DatabaseSync } from 'node:sqlite';
import type { Settings } from '../values/settings.ts';
import { sendDelivery } from './delivery-sender.ts';
import { recordDelivered, recordFailed, waitingDeliveries, type Delivery } from './delivery-store.ts';

// setTimeout has a maximum delay; waking up early does no harm.
const LONGEST_WAIT_MS = 60 * 60 * 1000;

export type WebhookQueue = {
  /** Sends what is due. Call it after adding deliveries. */
  wake(): void;
  /** Resolves when no delivery of this payment waits for its first attempt. */
  firstAttempts(paymentId: number): Promise<void>;
  close(): Promise<void>;
};

/**
 * Sends the stored deliveries when they are due, and retries until the shop responds 200 or 201. Deliveries that wait
 * when the process dies are sent by the next one: at least once, never lost.
 */
export function startWebhookQueue(db: DatabaseSync, settings: Settings): WebhookQueue {
  const stop = new AbortController();
  const sending = new Map<number, Delivery>();
  const running = new Set<Promise<void>>();
  const listeners = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;

  const sendDue = (): void => {
    clearTimeout(timer);
    if (stop.signal.aborted) return;
    const now = settings.clock();
    const waiting = waitingDeliveries(db).filter((one) => !sending.has(one.id));
    for (const one of waiting) {
      if (one.dueAt <= now && isNext(one, [...sending.values()])) start(one);
    }
    const nextDue = Math.min(...waiting.filter((one) => one.dueAt > now).map((one) => one.dueAt));
    if (nextDue !== Infinity) timer = setTimeout(sendDue, Math.min(nextDue - now, LONGEST_WAIT_MS));
  };

  const start = (one: Delivery): void => {
    sending.set(one.id, one);
    const attempt = send(one).finally(() => running.delete(attempt));
    running.add(attempt);
  };

  const send = async (one: Delivery): Promise<void> => {
    const result = await sendDelivery(one, settings, stop.signal);
    sending.delete(one.id);
    if (stop.signal.aborted) return;
    if (result.status === 200 || result.status === 201) recordDelivered(db, one.id, result);
    else recordFailed(db, one.id, result, settings.clock() + retryDelay(settings, one.attempts));
    for (const listener of listeners) listener();
    sendDue();
  };

  const firstAttempts = async (paymentId: number): Promise<void> => {
    const isPending = () =>
      !stop.signal.aborted && waitingDeliveries(db).some((one) => one.paymentId === paymentId && one.attempts === 0);
    while (isPending()) await nextResult(listeners);
  };

  sendDue();
  return {
    wake: () => setImmediate(sendDue),
    firstAttempts,
    close: async () => {
      stop.abort();
      clearTimeout(timer);
      for (const listener of listeners) listener();
      await Promise.all(running);
    },
  };
}

/** One notification at a time per payment, in order; its copies are sent together, and IPNs independently. */
function isNext(one: Delivery, sending: Delivery[]): boolean {
  return sending.every(
    (other) => other.paymentId !== one.paymentId || other.kind !== one.kind || other.noticeId === one.noticeId,
  );
}

function retryDelay(settings: Settings, attempts: number): number {
  return settings.retryDelaysMs[attempts] ?? settings.retryDelaysMs.at(-1) ?? 0;
}

function nextResult(listeners: Set<() => void>): Promise<void> {
  return new Promise((resolve) => {
    const listener = (): void => {
      listeners.delete(listener);
      resolve();
    };
    listeners.add(listener);
  });
}
