import { and, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { escapedForLike } from '#platform/database/like-pattern.ts';
import { users } from '../accounts/accounts.tables.ts';
import { isPersonLike } from '../accounts/person-search.service.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';

/** How many rows a search reads before it is known to find many orders, and how many of them those surely are. */
const mostRead = 6_000;
export const manyFound = 1_000;

/**
 * What a search of the orders found: their references, or many, which are more than `manyFound`. Many are not looked up one by
 * one: the list is read in its order, and each order is compared. A search for nothing finds all of them.
 */
export type FoundOrders = 'all' | 'many' | readonly string[];

// Must be character by character the expressions of the indexes orders_recipient_search and orders_phone_search.
const recipient = sql`plain_text(coalesce(delivery_address ->> 'recipient', '') || ' ' || coalesce(contact ->> 'recipient', ''))`;
const phones = sql`(coalesce(delivery_address ->> 'phone', '') || ' ' || coalesce(contact ->> 'phone', ''))`;

/** The fewest digits that are searched for in phones. */
const fewestDigits = 4;

/** Returns the orders that a text means, by their buyer's data, recipient, phone or a product's name. */
export async function findOrders(db: Executor, search: string): Promise<FoundOrders> {
  const like = referencesLike(search);
  if (!like) return 'all';
  const read = async (references: SQL) => {
    const { rows } = await db.execute<{ reference: string }>(sql`${references} limit ${mostRead + 1}`);
    return { isWhole: rows.length <= mostRead, references: [...new Set(rows.map(({ reference }) => reference))] };
  };
  const first = await read(like);
  if (!first.isWhole && first.references.length > manyFound) return 'many';
  if (first.isWhole) return first.references;
  // Few orders with many lines each.
  const distinct = await read(sql`select distinct reference from (${like}) as found`);
  return distinct.isWhole ? distinct.references : 'many';
}

/** Each branch uses an index of its own, and the ones before it may be enough. An order may be in several of them, and as often in the last one as it has lines. */
function referencesLike(search: string): SQL | undefined {
  const person = isPersonLike(search);
  return (
    person &&
    sql`select reference from ${orders} where ${isTextLike(search)}
      union all select reference from ${orders} where user_id in (select id from ${users} where ${person})
      union all select order_reference from ${orderLines} where ${hasWords(sql`plain_text(name)`, search)}`
  );
}

/** The condition for the orders that were found. Of many, the database compares all. */
export function isFound(found: FoundOrders, search: string): SQL | undefined {
  if (found === 'all') return undefined;
  if (found === 'many') return sql`${orders.reference} in (${referencesLike(search)})`;
  return sql`${orders.reference} = any(${sql.param(found)}::uuid[])`;
}

/** The same for one order after the other, as they are read from the list; the lines come last, being the slowest. */
export function isLike(search: string): SQL | undefined {
  return or(
    sql`(select ${isPersonLike(search)} from ${users} where users.id = user_id)`,
    isTextLike(search),
    sql`(select bool_or(${hasWords(sql`plain_text(name)`, search)}) from ${orderLines} where order_reference = reference)`,
  );
}

/** The condition for the orders of a user name; undefined for everybody's. The account may have been deleted. */
export function isOf(buyer: string): SQL | undefined {
  if (buyer === '') return undefined;
  return sql`${orders.userId} = (select id from ${users} where lower(username) = ${buyer.toLowerCase()})`;
}

const isTextLike = (search: string) =>
  or(hasWords(sql`plain_text(email)`, search), hasWords(recipient, search), hasPhone(search));

function hasWords(expression: SQL, search: string): SQL | undefined {
  const words = search.split(/\s+/).filter(Boolean);
  return and(...words.map((word) => sql`${expression} like '%' || plain_text(${escapedForLike(word)}) || '%'`));
}

/** Phones are stored as E.164 writes them, so only their digits are compared. */
function hasPhone(search: string): SQL | undefined {
  if (!/^[\d\s()+./-]+$/.test(search)) return undefined;
  const digits = search.replaceAll(/\D/g, '').replace(/^0/, '');
  return digits.length < fewestDigits ? undefined : sql`${phones} like '%' || ${digits} || '%'`;
}
