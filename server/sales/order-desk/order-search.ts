import { and, like, or, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { escapedForLike } from '#platform/database/like-pattern.ts';
import { plannedAnew } from '#platform/database/prepared-client.ts';
import { users } from '#server/people/accounts/accounts.tables.ts';
import { phonePattern } from '#server/people/accounts/phone-search.service.ts';
import { orders } from '../orders/orders.tables.ts';
import { orderSearch } from './order-search.tables.ts';

/** More orders than these are many. */
export const manyFound = 1_000;

/**
 * What a search of the orders found: their references, or many, which are more than `manyFound`. Many are not looked up one by
 * one: the list is read in its order, and each order is compared. A search for nothing finds all of them.
 */
export type FoundOrders = 'all' | 'many' | readonly string[];

/** The fewest digits that are searched for in phones. */
const fewestDigits = 4;

/** Returns the orders that a text means, by their buyer's data, recipient, phone or a product's name. */
export async function findOrders(db: Executor, search: string): Promise<FoundOrders> {
  const found = referencesLike(search);
  if (!found) return 'all';
  const { rows } = await db.execute<{ reference: string }>(sql`${plannedAnew} ${found} limit ${manyFound + 1}`);
  return rows.length > manyFound ? 'many' : rows.map(({ reference }) => reference);
}

function referencesLike(search: string): SQL | undefined {
  const meant = isTextLike(search);
  return meant && sql`select order_reference as reference from ${orderSearch} where ${meant}`;
}

/** The condition for the orders that were found. Of many, the database compares all. */
export function isFound(found: FoundOrders, search: string): SQL | undefined {
  if (found === 'all') return undefined;
  if (found === 'many') return sql`${plannedAnew} ${orders.reference} in (${referencesLike(search)})`;
  return sql`${orders.reference} = any(${sql.param(found)}::uuid[])`;
}

/** The same for one order after the other, as they are read from the list. */
export function isLike(search: string): SQL {
  return sql`${plannedAnew} (select ${isTextLike(search)} from ${orderSearch} where order_reference = reference)`;
}

/** The condition for the orders of a user name; undefined for everybody's. The account may have been deleted. */
export function isOf(buyer: string): SQL | undefined {
  if (buyer === '') return undefined;
  return sql`${orders.userId} = (select id from ${users} where lower(username) = ${buyer.toLowerCase()})`;
}

/** All words are in one part of the text, or the digits are in a phone. Undefined for a search without words. */
function isTextLike(search: string): SQL | undefined {
  const words = search.split(/\s+/).filter(Boolean);
  const patterns = words.map((word) => sql`'%' || plain_text(${escapedForLike(word)}) || '%'`);
  const inText = patterns.map((pattern) => like(orderSearch.text, pattern));
  // The index finds the orders with all words; together they must be in one part.
  const inPart =
    words.length > 1
      ? sql`exists (select from string_to_table(${orderSearch.text}, e'\n') as part where part like all (array[${sql.join(patterns, sql`, `)}]))`
      : undefined;
  return or(and(...inText, inPart), hasPhone(search));
}

/** Phones are stored as E.164 writes them, so only their digits are compared. */
function hasPhone(search: string): SQL | undefined {
  const pattern = phonePattern(search, fewestDigits);
  return pattern === undefined ? undefined : like(orderSearch.phones, pattern);
}
