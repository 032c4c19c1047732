import type { StripeSandbox } from '../context/stripe-context.ts';
import { addDocument, listDocuments } from '../store/documents.ts';
import { newId } from '../values/new-id.ts';
import { secondsNow } from '../values/settings.ts';
import { insertDelivery } from '../webhooks/delivery-store.ts';
import { endpoint, event, type Endpoint } from '../webhooks/event-kinds.ts';
import { takeSwitch } from '../webhooks/switches.ts';

/** The version in which events are written: that of the account. */
export const API_VERSION = '2026-10-28.endive';

/** Stores an event about an object, and queues it for each endpoint. Call it in the transaction that changes the object. */
export function announce({ db, settings, deliveries }: StripeSandbox, type: string, object: { id: string }): void {
  const now = settings.clock();
  const targets = listDocuments(db, endpoint).filter((one) => isWanted(one, type));
  const made = addDocument(db, event, {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: secondsNow(settings),
    data: { object },
    livemode: false,
    pending_webhooks: targets.length,
    request: { id: null, idempotency_key: null },
    type,
  });
  if (targets.length === 0) return;
  const how = takeSwitch(db);
  const one = { event: made.id, signature: how.signature ?? 'valid', dueAt: now + (how.lateMs ?? 0) } as const;
  const status = how.lost ? 'lost' : 'waiting';
  for (const { id } of targets) {
    for (let copy = 0; copy < (how.copies ?? 1); copy += 1) insertDelivery(db, { ...one, endpoint: id, status }, now);
  }
  deliveries.wake();
}

function isWanted({ status, enabled_events: wanted }: Endpoint, type: string): boolean {
  return status === 'enabled' && (wanted.includes('*') || wanted.includes(type));
}
