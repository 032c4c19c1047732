import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { productImports } from './product-imports.tables.ts';

type Row = typeof productImports.$inferSelect;

/** Returns, by import, an earlier one of the same file that was written. */
export async function sameFiles(db: Executor, rows: readonly Row[]): Promise<ReadonlyMap<number, number>> {
  const hashes = [...new Set(rows.map(({ sha256 }) => sha256))];
  const written = await db
    .select({ id: productImports.id, sha256: productImports.sha256 })
    .from(productImports)
    .where(and(inArray(productImports.sha256, hashes), eq(productImports.state, 'written')))
    .orderBy(asc(productImports.id));
  const earlier = (row: Row) => written.findLast(({ id, sha256 }) => sha256 === row.sha256 && id < row.id);
  return new Map(
    rows.flatMap((row) => {
      const other = earlier(row);
      return other ? [[row.id, other.id] as const] : [];
    }),
  );
}
