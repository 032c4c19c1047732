import { and, eq, inArray, like, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { escapedForLike } from '#platform/database/like-pattern.ts';
import { events } from '#platform/events/events.tables.ts';
import { users } from '#server/people/accounts/accounts.tables.ts';
import { isPersonLike } from '#server/people/accounts/person-search.service.ts';
import { products } from '#server/goods/products/catalogue.tables.ts';
import { ordersByNumber } from '#server/sales/checkout/find-orders.service.ts';

/** True if a column contains a text, ignoring accents and case. */
export function holds(column: SQLWrapper, text: string): SQL {
  return sql`plain_text(${column}) like '%' || plain_text(${escapedForLike(text)}) || '%'`;
}

/** What a thing was called when it was changed. */
const nameThen = sql`coalesce(${events.data} #>> '{after,name}', ${events.data} #>> '{before,name}',
  ${events.data} #>> '{after,title}', ${events.data} #>> '{before,title}', '')`;

/**
 * Returns the condition for entries about something. A number matches exactly: a product's or category's, also as 'N°
 * 161', or an order's as it is shown. A text is any part of a name, then or now, of a user name, or of an order's
 * reference.
 */
export async function isAbout(db: Executor, subject: string): Promise<SQL | undefined> {
  const [, number] = /^(?:n\s*[°º.]*\s*)?(\d+)$/i.exec(subject) ?? [];
  const found = await ordersByNumber(db, subject);
  const ofOrders =
    found.length === 0
      ? undefined
      : and(
          like(events.kind, 'order.%'),
          inArray(
            events.subject,
            found.map(({ reference }) => reference),
          ),
        );
  if (number !== undefined) return or(eq(events.subject, number), ofOrders);
  const text = subject.replace(/^n\s*[°º]\s*/i, '');
  return or(holds(events.subject, text), holds(nameThen, text), ofOrders, ofProducts(text), ofPeople(text));
}

function ofProducts(text: string): SQL | undefined {
  const named = sql`select id::text from ${products} where ${holds(sql`name`, text)}`;
  return and(like(events.kind, 'product.%'), sql`${events.subject} in (${named})`);
}

function ofPeople(text: string): SQL | undefined {
  const named = sql`select username from ${users} where ${isPersonLike(text)}`;
  return and(like(events.kind, 'user.%'), sql`${events.subject} in (${named})`);
}
