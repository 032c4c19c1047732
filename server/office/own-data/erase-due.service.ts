import { dayMs } from '#contract/core/time/units.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Services } from '#server/core/context/context.ts';
import { accountsToErase, lockToErase, postponeErasure } from '#server/people/accounts/account-closing.service.ts';
import { unfinishedOrders } from '#server/sales/returns/unfinished-orders.service.ts';
import { erasePerson, ownEmail } from './erase-person.service.ts';

/** How many accounts one round erases; the next one does the rest. */
const mostARound = 500;

/** After how long an account is looked at again whose orders are open. */
const laterMs = dayMs;

/**
 * Erases the accounts whose days are over, each in a transaction of its own: what a killed process began is done by the next round. One
 * with open orders waits for them. An account that fails is logged, and holds up no other.
 */
export async function eraseDue(services: Services, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = services;
  for (const id of await accountsToErase(db, clock(), mostARound)) {
    if (signal.aborted) return;
    try {
      await eraseIfDue(services, id);
    } catch (error) {
      log.error({ err: error, account: id }, 'an account was not erased; the next round tries again');
    }
  }
}

/** Erases an account that is due. Its orders are looked at under its lock: nobody places another one meanwhile. */
function eraseIfDue(services: Services, id: number): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  return inTransaction(db, async (transaction) => {
    const person = await lockToErase(transaction, id, now);
    if (!person) return;
    const open = await unfinishedOrders(transaction, { id, email: ownEmail(person, 'person') }, now);
    if (open.length > 0) await postponeErasure(transaction, id, new Date(now.getTime() + laterMs));
    else await erasePerson(transaction, services, person, { by: 'person' });
  });
}
