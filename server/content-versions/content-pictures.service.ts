import { and, inArray, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { contentPictures } from './content-pictures.tables.ts';
import { contentVersions } from './content-versions.tables.ts';

type StoredPicture = typeof contentPictures.$inferSelect;

const { path, at } = contentPictures;

/** Registers pictures of the owner's contents. One that was uploaded again is as new as any other. */
export async function addContentPictures(db: Executor, pictures: readonly StoredPicture[]): Promise<void> {
  await db
    .insert(contentPictures)
    .values([...pictures])
    .onConflictDoUpdate({ target: path, set: { at: sql`excluded.at`, widths: sql`excluded.widths` } });
}

/** Returns those of some pictures that exist, locked until the transaction ends, so that none is removed meanwhile. */
export async function heldPictures(transaction: Transaction, paths: readonly string[]): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const rows = await transaction
    .select({ path })
    .from(contentPictures)
    .where(inArray(path, [...paths]))
    .for('key share');
  return new Set(rows.map((row) => row.path));
}

/**
 * Forgets the pictures that were uploaded before a time and that no version of any content names. `isUsedElsewhere` is the
 * condition for others to keep. Returns their paths: their files can be removed once the transaction has ended.
 */
export async function forgetUnusedPictures(
  transaction: Transaction,
  before: Date,
  isUsedElsewhere: SQL,
): Promise<string[]> {
  const isNamed = sql`exists (select from ${contentVersions} where strpos(content::text, ${path}) > 0)`;
  const unused = await transaction
    .select({ path })
    .from(contentPictures)
    .where(and(lt(at, before), sql`not ${isNamed}`, sql`not ${isUsedElsewhere}`))
    .for('update', { skipLocked: true });
  const paths = unused.map((row) => row.path);
  if (paths.length > 0) await transaction.delete(contentPictures).where(inArray(path, paths));
  return paths;
}
