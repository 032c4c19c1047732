import type { accountEvents } from '#contract/people/events.ts';
import type { Transaction } from '#platform/database/database.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';

type PlainKind = Exclude<keyof typeof accountEvents, 'account.address-asked' | 'account.new-device'>;

/** Records an event of an account. Its owner is told about it by e-mail, at the address that the account has now. */
export async function recordAccountEvent(
  transaction: Transaction,
  kind: PlainKind,
  { now, ...data }: { readonly userId: number; readonly recipient: string; readonly now: Date },
): Promise<void> {
  await recordEvent(transaction, { at: now, kind, subject: String(data.userId), actor: 'visitor', data });
}
