import { and, asc, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { permissions, type Permission } from '#contract/core/protocol/permissions.ts';
import type { Executor } from '#platform/database/database.ts';
import type { Reader } from '#server/core/outbox/owed-emails.service.ts';
import { users } from './accounts.tables.ts';

const hasAddress = isNotNull(users.email);

/** The condition that somebody may do something, by any role. */
const may = (permission: Permission) =>
  or(inArray(users.rol, permissions[permission]), sql`${users.ownRole} -> 'permissions' ? ${permission}`);

const readsOrders = and(may('orders.fulfil'), hasAddress, users.receivesOrderEmails);
const managesPrograms = and(may('programs.manage'), hasAddress);
const readsClaims = and(may('claims.answer'), hasAddress);

/** Returns who gets an e-mail for each paid order: those who hand it over. */
export function orderReaders(db: Executor): Promise<Reader[]> {
  return readersWho(db, readsOrders);
}

/** True if this account gets one now. */
export async function isOrderReader(db: Executor, id: number): Promise<boolean> {
  return (await readersWho(db, and(readsOrders, eq(users.id, id)))).length > 0;
}

/**
 * Returns who gets an e-mail for each claim: all who may answer it and have an address. Who wants no e-mail for each order
 * gets them too, because the law sets a time to answer.
 */
export function claimReaders(db: Executor): Promise<Reader[]> {
  return readersWho(db, readsClaims);
}

/** Returns who is told when no news is sent to another program any more: all who manage programs and have an address. */
export function programKeepers(db: Executor): Promise<Reader[]> {
  return readersWho(db, managesPrograms);
}

/** True if this account is told now. */
export async function isProgramKeeper(db: Executor, id: number): Promise<boolean> {
  return (await readersWho(db, and(managesPrograms, eq(users.id, id)))).length > 0;
}

/** True if this account gets one now. */
export async function isClaimReader(db: Executor, id: number): Promise<boolean> {
  return (await readersWho(db, and(readsClaims, eq(users.id, id)))).length > 0;
}

async function readersWho(db: Executor, where: SQL | undefined): Promise<Reader[]> {
  const { id, email } = users;
  const readers = await db.select({ id, email }).from(users).where(where).orderBy(asc(id));
  return readers.flatMap((reader) => (reader.email === null ? [] : [{ id: reader.id, email: reader.email }]));
}
