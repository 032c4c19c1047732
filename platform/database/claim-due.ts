import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

type Claim = {
  /** The condition that a row is due. It no longer holds once the lease is written. */
  readonly isDue: SQL | undefined;
  /** Which of the due rows come first. */
  readonly order: readonly SQL[];
  readonly most: number;
};

/**
 * The condition of the update that claims up to `most` due rows of a table that is a queue, in one statement:
 *
 *     db.update(table).set(lease).where(claimDue(table, { isDue, order, most })).returning()
 *
 * Any number of processes may do so at once: a row that another one is claiming is passed over. The lease keeps the others
 * from the row until the work is done, and ends by itself if this process is killed before that.
 */
export function claimDue(table: PgTable, { isDue, order, most }: Claim): SQL {
  // An array is read once; the rows of `in (select …)` may be chosen anew for each row, which takes more than `most`.
  return sql`${table}.ctid = any(array(select ctid from ${table} where ${isDue}
    order by ${sql.join([...order], sql`, `)} limit ${most} for update of ${table} skip locked))`;
}

/** The backoff of what fails, in minutes: the pause after each try. After the last one it is given up. */
export const retryMinutes = [1, 5, 15, 60, 240, 720, 1440] as const;

/** Returns, as SQL, when to try again what had `tries` tries before the one that begins now. */
export const nextTry = (tries: PgColumn, now: Date, minutes: readonly number[] = retryMinutes): SQL =>
  sql`${now.toISOString()}::timestamptz
    + interval '1 minute' * coalesce((${sql.param([...minutes])}::int[])[${tries} + 1], 1)`;
