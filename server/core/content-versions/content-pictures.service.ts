import { and, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
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
 *
 * The contents are read once for all pictures, and once more when those to be forgotten are locked: a version that names one
 * may have been stored meanwhile. From then on who stores one waits, and is refused.
 */
export async function forgetUnusedPictures(
  transaction: Transaction,
  before: Date,
  isUsedElsewhere: SQL,
): Promise<string[]> {
  const isForgettable = and(lt(at, before), sql`not ${isUsedElsewhere}`);
  const old = await transaction.select({ path }).from(contentPictures).where(isForgettable);
  const unnamed = await unnamedOf(transaction, old);
  if (unnamed.length === 0) return [];
  const locked = await transaction
    .select({ path })
    .from(contentPictures)
    .where(and(inArray(path, unnamed), isForgettable))
    .for('update', { skipLocked: true });
  const paths = await unnamedOf(transaction, locked);
  if (paths.length > 0) await transaction.delete(contentPictures).where(inArray(path, paths));
  return paths;
}

/** Returns the paths of those of some pictures that no version of any content names. */
async function unnamedOf(transaction: Transaction, rows: readonly { readonly path: string }[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const found = await transaction.execute<{ path: string }>(
    sql`select distinct names[1] as path from ${contentVersions},
      regexp_matches(${contentVersions.content}::text, '/media/[0-9a-f]{32}', 'g') as names`,
  );
  const named = new Set(found.rows.map((row) => row.path));
  return rows.map((row) => row.path).filter((one) => !named.has(one));
}

/** True if a picture is registered. */
export async function isContentPicture(db: Executor, asked: string): Promise<boolean> {
  const found = await db.select({ path }).from(contentPictures).where(eq(path, asked));
  return found.length > 0;
}
