import { and, desc, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import type { KnownBuyer, manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import type { Executor } from '#platform/database/database.ts';
import { addresses, users } from '#server/people/accounts/accounts.tables.ts';
import { shownAddress } from '#server/people/accounts/delivery-address.service.ts';
import { isPersonMeant } from '#server/people/accounts/person-search.service.ts';
import { phonePattern } from '#server/people/accounts/phone-search.service.ts';
import type { Context } from '#server/core/context/context.ts';

const most = 8;

/** Fewer digits are part of too many telephones. */
const fewestDigits = 5;

/** Returns the customers whom a text may mean, the newest first, with what is known of them. */
export async function findBuyers(
  { db }: Context,
  { search }: Input<typeof manualOrders.buyers>,
): Promise<KnownBuyer[]> {
  const meant = isPersonMeant(search);
  const byText = meant ? await idsWhere(db, meant) : [];
  const byPhone = byText.length === most ? [] : await idsOfPhone(db, search);
  const ids = [...new Set([...byText, ...byPhone])].slice(0, most);
  if (ids.length === 0) return [];
  const people = await db.select().from(users).where(inArray(users.id, ids)).orderBy(desc(users.id));
  const own = await db
    .select()
    .from(addresses)
    .where(and(inArray(addresses.userId, ids), addresses.isDefault));
  return people.map(({ id, username, name, lastname, email, phone }) => {
    const found = own.find(({ userId }) => userId === id);
    const address = found ? shownAddress(found) : null;
    return {
      username,
      name: [name, lastname].filter(Boolean).join(' ') || (address?.recipient ?? ''),
      email: email ?? '',
      phone: phone ?? address?.phoneShown ?? '',
      address,
    };
  });
}

async function idsWhere(db: Executor, condition: ReturnType<typeof and>): Promise<number[]> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.rol, 'client'), condition))
    .orderBy(desc(users.id))
    .limit(most);
  return found.map(({ id }) => id);
}

/** Telephones are compared by their digits: addresses have them as E.164 writes it, accounts as they were typed. */
async function idsOfPhone(db: Executor, search: string): Promise<number[]> {
  const pattern = phonePattern(search, fewestDigits);
  if (pattern === undefined) return [];
  const callers = db.select({ id: addresses.userId }).from(addresses).where(like(addresses.phone, pattern));
  const isOwn = sql`regexp_replace(${users.phone}, '\\D', '', 'g') like ${pattern}`;
  return idsWhere(db, or(inArray(users.id, callers), isOwn));
}
