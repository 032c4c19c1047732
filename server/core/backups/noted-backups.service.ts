import { desc, isNotNull, isNull } from 'drizzle-orm';
import type { BackupProblem } from '#contract/office/backups.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { backups } from './backups.tables.ts';

/** Notes a backup that is whole. What was noted before is forgotten. */
export async function noteBackup(db: Database, made: { readonly at: Date; readonly folder: string }): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await transaction.delete(backups);
    await transaction.insert(backups).values(made);
  });
}

/** Notes a try that failed, instead of the one before. */
export async function noteFailure(
  db: Database,
  tried: { readonly at: Date; readonly folder: string; readonly problem: BackupProblem },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await transaction.delete(backups).where(isNotNull(backups.problem));
    await transaction.insert(backups).values(tried);
  });
}

/** Returns the last backup that is whole, and the last try that failed since then. */
export async function notedBackups(db: Executor) {
  const [[last], [failure]] = await Promise.all([
    db.select().from(backups).where(isNull(backups.problem)).orderBy(desc(backups.id)).limit(1),
    db.select().from(backups).where(isNotNull(backups.problem)).orderBy(desc(backups.id)).limit(1),
  ]);
  return { last, failure };
}
