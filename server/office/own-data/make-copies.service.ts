import { eq } from 'drizzle-orm';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { writeZip, type ZipEntry } from '#platform/table-files/write-zip.ts';
import type { Services } from '#server/core/context/context.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';
import { users } from '#server/people/accounts/accounts.tables.ts';
import { keepCopy, noteFailedCopy, takeCopy } from '#server/people/accounts/data-copies.service.ts';
import type { UserRow } from '#server/people/accounts/users.service.ts';
import { ownEmail } from './erase-person.service.ts';
import { filesOfOrder, ordersOfPerson, type CopiedOrder } from './orders-of-person.ts';
import { personData } from './person-data.ts';
import { readablePage } from './readable-page.ts';

/** How many bytes of documents and receipts a copy has at most, of the newest orders; the others can be fetched from the orders. */
const mostFileBytes = 20_000_000;

/** Makes the copies that people wait for, one after the other. One that fails is tried again, and holds up no other. */
export async function makeCopies(services: Services, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = services;
  while (!signal.aborted) {
    const taken = await takeCopy(db, clock());
    if (!taken) return;
    try {
      const file = await copyOf(services, taken.userId);
      await inTransaction(db, (transaction) => keepCopy(transaction, taken.id, file, clock()));
    } catch (error) {
      log.error({ err: error, copy: taken.id }, 'a copy of data was not made');
      await noteFailedCopy(db, taken, clock());
      return;
    }
  }
}

/** Returns the zip file of all that the shop has of a person: JSON files for programs, and a page for people. */
async function copyOf({ db, clock }: Services, userId: number): Promise<Buffer> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error('the account is gone');
  const bought: CopiedOrder[] = [];
  for await (const order of ordersOfPerson(db, { id: user.id, email: ownEmail(user, 'person') })) bought.push(order);
  return writeZip(entriesOf(db, user, bought, clock()));
}

async function* entriesOf(
  db: Services['db'],
  user: UserRow,
  bought: readonly CopiedOrder[],
  now: Date,
): AsyncGenerator<ZipEntry> {
  const data = await personData(db, user, ownEmail(user, 'person'));
  yield { path: 'mis-datos.html', bytes: Buffer.from(inShopLanguage(() => readablePage(data, bought, now))) };
  for (const [name, part] of Object.entries({ ...data, orders: bought })) {
    yield { path: `${name}.json`, bytes: Buffer.from(JSON.stringify(part, null, 2)) };
  }
  let left = mostFileBytes;
  for (const order of bought) {
    for await (const { path, bytes } of filesOfOrder(db, order)) {
      if (bytes.length > left) continue;
      left -= bytes.length;
      yield { path, bytes };
    }
  }
}
