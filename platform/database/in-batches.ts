import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/** How many rows one statement writes. */
const batch = 1000;

/** Runs a statement for rows, many at a time: `statement` gets them as a JSON array in a parameter. */
export async function inBatches<Row>(
  transaction: Transaction,
  rows: readonly Row[],
  statement: (json: SQL) => SQL,
): Promise<number> {
  let affected = 0;
  for (let at = 0; at < rows.length; at += batch) {
    const json = sql`${JSON.stringify(rows.slice(at, at + batch))}::jsonb`;
    const { rowCount } = await transaction.execute(statement(json));
    affected += rowCount ?? 0;
  }
  return affected;
}
