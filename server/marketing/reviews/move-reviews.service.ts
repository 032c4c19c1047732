import { sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { users } from '#server/people/accounts/accounts.tables.ts';
import { reviews } from './reviews.tables.ts';

/** A review that was written in another shop, by the account with this address. */
export type MovedReview = {
  readonly email: string;
  readonly productId: number;
  readonly calification: number;
  readonly comment: string;
  readonly createdAt: Date;
};

/** How many reviews a statement writes: with the longest comments it stays far below what a message of PostgreSQL may have. */
const batch = 5000;

/** Adds reviews; a person's second one of a product, and those of administrators, are left out. Returns how many were added. */
export async function moveReviews(transaction: Transaction, moved: readonly MovedReview[]): Promise<number> {
  let added = 0;
  for (let at = 0; at < moved.length; at += batch) {
    const { rowCount } = await transaction.execute(sql`
      insert into ${reviews} (user_id, product_id, calification, comment, created_at)
      select users.id, given."productId", given.calification, given.comment, given."createdAt"
      from ${rowsOf(moved.slice(at, at + batch))}
      join ${users} on lower(users.email) = lower(given.email) and users.rol = 'client'
      order by given."productId", users.id
      on conflict do nothing`);
    added += rowCount ?? 0;
  }
  return added;
}

/** Returns how many `moveReviews` would add now, after their authors were added. It writes nothing. */
export async function foreseeReviews(db: Executor, moved: readonly MovedReview[]): Promise<number> {
  const once = [...new Map(moved.map((one) => [`${one.productId} ${one.email.toLowerCase()}`, one])).values()];
  let added = 0;
  for (let at = 0; at < once.length; at += batch) {
    const { rows } = await db.execute<{ many: number }>(sql`
      select count(*)::int as many
      from ${rowsOf(once.slice(at, at + batch))}
      left join ${users} on lower(users.email) = lower(given.email)
      where coalesce(users.rol, 'client') = 'client'
        and not exists (select from ${reviews} where user_id = users.id and product_id = given."productId")`);
    added += rows[0]?.many ?? 0;
  }
  return added;
}

const rowsOf = (moved: readonly MovedReview[]) => sql`jsonb_to_recordset(${JSON.stringify(moved)}::jsonb)
  as given (email text, "productId" int, calification int, comment text, "createdAt" timestamptz)`;
