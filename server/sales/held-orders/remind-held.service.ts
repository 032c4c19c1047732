import { hourMs } from '#contract/core/time/units.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Services } from '#server/core/context/context.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';
import { claimReminders } from '../orders/held-orders.service.ts';

// As many in a round; what is left is there in the next minute.
const most = 100;

/**
 * Notes whose buyers are to be reminded of their transfer, each once for its time: an event, from which the letter follows, in the
 * transaction that marks the order. Any number of processes may run it at once.
 */
export async function remindHeld({ db, clock, ownerSettings }: Services): Promise<void> {
  const { reminderHours } = ownerSettings.current().means;
  if (reminderHours === 0) return;
  const now = clock();
  const until = new Date(now.getTime() + reminderHours * hourMs);
  await inTransaction(db, async (transaction) => {
    for (const subject of await claimReminders(transaction, { now, until, most })) {
      await recordEvent(transaction, { at: now, kind: 'order.reminded', subject, actor: 'clock', data: {} });
    }
  });
}
