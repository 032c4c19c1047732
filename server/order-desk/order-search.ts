import { and, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { escapedForLike } from '#platform/database/like-pattern.ts';
import { users } from '../accounts/accounts.tables.ts';
import { isPersonLike } from '../accounts/person-search.service.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';

type Search = {
  /** A part of the buyer's data, of a recipient, a phone or a product's name; '' for all orders. */
  readonly search: string;
  /** A buyer's user name; '' for everybody's. */
  readonly buyer: string;
};

// Must be character by character the expressions of the indexes orders_recipient_search and orders_phone_search.
const recipient = sql`plain_text(coalesce(delivery_address ->> 'recipient', '') || ' ' || coalesce(contact ->> 'recipient', ''))`;
const phones = sql`(coalesce(delivery_address ->> 'phone', '') || ' ' || coalesce(contact ->> 'phone', ''))`;

/** The fewest digits that are searched for in phones. */
const fewestDigits = 4;

/** Returns the condition for the orders that a search means; the buyer's account may have been deleted. */
export function isFound({ search, buyer }: Search): SQL | undefined {
  const named =
    buyer && sql`${orders.userId} = (select id from ${users} where lower(username) = ${buyer.toLowerCase()})`;
  const words = search.split(/\s+/).filter(Boolean);
  const isLike = isPersonLike(search);
  const all = (expression: SQL) =>
    and(...words.map((word) => sql`${expression} like '%' || plain_text(${escapedForLike(word)}) || '%'`));
  const found =
    isLike &&
    sql`${orders.reference} in (
      select reference from ${orders} where user_id in (select id from ${users} where ${isLike})
      union select reference from ${orders} where ${or(all(sql`plain_text(email)`), all(recipient), hasPhone(search))}
      union select order_reference from ${orderLines} where ${all(sql`plain_text(name)`)})`;
  return and(named || undefined, found);
}

/** Phones are stored as E.164 writes them, so only their digits are compared. */
function hasPhone(search: string): SQL | undefined {
  if (!/^[\d\s()+./-]+$/.test(search)) return undefined;
  const digits = search.replaceAll(/\D/g, '').replace(/^0/, '');
  return digits.length < fewestDigits ? undefined : sql`${phones} like '%' || ${digits} || '%'`;
}
