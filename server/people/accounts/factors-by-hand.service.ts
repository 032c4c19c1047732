import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Database } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { StartRefused } from '#platform/process/start-refused.ts';
import { isUser, lockUser } from './users.service.ts';
import { takeFactors } from './lost-device.service.ts';

/** Thrown when there is no account of that name; the message says so, in one line. */
class FreeRefused extends StartRefused {}

/** Takes the second factors of an account away from the command line, ends its sessions, and tells its owner by letter. */
export async function freeAccountByHand(db: Database, username: string, now: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const person = await lockUser(transaction, isUser(username));
    if (!person) throw new FreeRefused(new ShopError('user_not_found').detail);
    await takeFactors(transaction, person, now);
  });
}
