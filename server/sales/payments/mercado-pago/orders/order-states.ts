/** A status with its detail in the words of the payments API, whose meaning `payment-states.ts` has. */
export type Words = { readonly status: string; readonly detail: string };

const waits: ReadonlyMap<string, Words> = new Map([
  ['waiting_payment', { status: 'pending', detail: 'pending_waiting_payment' }],
  ['waiting_transfer', { status: 'pending', detail: 'pending_waiting_transfer' }],
  ['waiting_capture', { status: 'authorized', detail: 'pending_capture' }],
  // The attempt failed, and the page takes another one.
  ['waiting_retry', { status: 'rejected', detail: 'waiting_retry' }],
]);

type WordsOf = (detail: string) => Words;

const cancelled = (detail: string): Words => ({ status: 'cancelled', detail });

/** Orders and their payments have statuses of their own. Of some the spelling is not certain, so both are read. */
const statuses: ReadonlyMap<string, WordsOf> = new Map<string, WordsOf>([
  ['processed', (detail) => ({ status: detail === 'refunded' ? 'refunded' : 'approved', detail })],
  ['refunded', (detail) => ({ status: 'refunded', detail })],
  ['partially_refunded', (detail) => ({ status: 'approved', detail })],
  ['processing', (detail) => ({ status: 'in_process', detail })],
  ['action_required', (detail) => waits.get(detail) ?? { status: 'in_process', detail }],
  ['failed', (detail) => ({ status: 'rejected', detail })],
  ['canceled', cancelled],
  ['cancelled', cancelled],
  ['expired', cancelled],
]);

/** Returns what a status of the Orders API is in the words of the payments API; one that is not known stays as it is. */
export function paymentWords(status: string, detail: string): Words {
  return statuses.get(status)?.(detail) ?? { status, detail };
}

/** True while the page of an order takes another attempt after one that failed. */
export function mayRetry(status: string, detail: string): boolean {
  return status === 'action_required' && detail === 'waiting_retry';
}
