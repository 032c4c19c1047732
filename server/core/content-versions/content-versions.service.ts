import { and, desc, eq, getTableColumns, gt, isNotNull, lte, sql, type SQL } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { prepared, type Given } from '#platform/database/prepared.ts';
import { contentVersions } from './content-versions.tables.ts';

/**
 * A version of something that the owner writes. Versions never change, only when they are public: the public one is that
 * with the latest `publishAt` that is over, and a version without one is a draft. `by` is a user name.
 */
export type StoredVersion = typeof contentVersions.$inferSelect;

export type ContentKind = StoredVersion['kind'];

/** How many versions are listed. */
const most = 50;

const { kind, key, version, publishAt } = contentVersions;
const columns = getTableColumns(contentVersions);
const latestPublished = [desc(publishAt), desc(version)] as const;

function isOf(kindAsked: ContentKind, keyAsked: string): SQL | undefined {
  return and(eq(kind, kindAsked), eq(key, keyAsked));
}

/** Returns the public version of each content of a kind at a time, by key. */
export function liveVersions(db: Executor, kindAsked: ContentKind, at: Date): PromiseLike<StoredVersion[]> {
  return db
    .selectDistinctOn([key], columns)
    .from(contentVersions)
    .where(and(eq(kind, kindAsked), lte(publishAt, at)))
    .orderBy(key, ...latestPublished);
}

/** Returns one version of a content; undefined if there is none. */
export async function storedVersion(
  db: Executor,
  kindAsked: ContentKind,
  keyAsked: string,
  number: number,
): Promise<StoredVersion | undefined> {
  const [found] = await db
    .select()
    .from(contentVersions)
    .where(and(isOf(kindAsked, keyAsked), eq(version, number)));
  return found;
}

/** Lets one transaction at a time change a content; the others wait until it ends. */
export async function holdContent(transaction: Transaction, kindAsked: ContentKind, keyAsked: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kindAsked}/${keyAsked}`}, 0))`);
}

const newestOf = prepared((db, given: Given<{ kind: ContentKind; key: string }>) =>
  db
    .select()
    .from(contentVersions)
    .where(and(eq(kind, given('kind')), eq(key, given('key'))))
    .orderBy(desc(version))
    .limit(1),
);

/** Returns the newest version of a content, public or not; undefined if there is no such content. */
export async function newestVersion(
  db: Executor,
  kindAsked: ContentKind,
  keyAsked: string,
): Promise<StoredVersion | undefined> {
  const [found] = await newestOf(db, { kind: kindAsked, key: keyAsked });
  return found;
}

/** Returns the newest version of each content of a kind, by key. `content` is what is read of it, if not all. */
export function newestVersions(db: Executor, kindAsked: ContentKind, content?: SQL): PromiseLike<StoredVersion[]> {
  const newest = db
    .selectDistinctOn([key], { key, version })
    .from(contentVersions)
    .where(eq(kind, kindAsked))
    .orderBy(key, desc(version))
    .as('newest');
  return db
    .select(reading(content))
    .from(contentVersions)
    .innerJoin(newest, and(eq(key, newest.key), eq(version, newest.version)))
    .where(eq(kind, kindAsked))
    .orderBy(key);
}

/** Returns the keys of the contents of a kind. */
export async function contentKeys(db: Executor, kindAsked: ContentKind): Promise<string[]> {
  const rows = await db.selectDistinct({ key }).from(contentVersions).where(eq(kind, kindAsked));
  return rows.map((row) => row.key);
}

/**
 * Returns the versions of a content, the newest first, 50 at most. `content` is what is read of each, if not all: a list has
 * no use for the texts.
 */
export function listVersions(
  db: Executor,
  kindAsked: ContentKind,
  keyAsked: string,
  content?: SQL,
): PromiseLike<StoredVersion[]> {
  return db
    .select(reading(content))
    .from(contentVersions)
    .where(isOf(kindAsked, keyAsked))
    .orderBy(desc(version))
    .limit(most);
}

const reading = (content: SQL | undefined) => ({ ...columns, ...(content && { content: sql<unknown>`${content}` }) });

type NewVersion = Pick<StoredVersion, 'kind' | 'key' | 'publishAt' | 'by' | 'at'> & {
  readonly content: unknown;
  /** The newest version that the writer has seen; undefined for a content that does not exist yet. */
  readonly basedOn: number | undefined;
};

/**
 * Stores a new version. Throws `changed_meanwhile` if there is a newer one than the writer has seen: the error has that
 * version as it is stored. Of two writers at once the primary key lets one pass.
 */
export async function saveVersion(
  transaction: Transaction,
  { basedOn, ...written }: NewVersion,
): Promise<StoredVersion> {
  const newest = await newestVersion(transaction, written.kind, written.key);
  if (newest?.version !== basedOn) throw changedMeanwhile(newest);
  const [saved] = await transaction
    .insert(contentVersions)
    .values({ ...written, version: (basedOn ?? 0) + 1 })
    .onConflictDoNothing()
    .returning();
  if (!saved) throw changedMeanwhile(await newestVersion(transaction, written.kind, written.key));
  return saved;
}

function changedMeanwhile(newest: StoredVersion | undefined): ShopError {
  if (!newest) return new ShopError('changed_meanwhile');
  const { at, by, content } = newest;
  const changedBy = [{ field: 'content', actor: by, at: shopMoment(at) }];
  return new ShopError('changed_meanwhile', {}, [], { present: { version: newest.version, content }, changedBy });
}

type Published = Pick<StoredVersion, 'kind' | 'key' | 'version' | 'publishAt'>;

/** Sets from when a version is public; null makes it a draft again. Returns false if there is no such version. */
export async function publishVersion(transaction: Transaction, published: Published): Promise<boolean> {
  const changed = await transaction
    .update(contentVersions)
    .set({ publishAt: published.publishAt })
    .where(and(isOf(published.kind, published.key), eq(version, published.version)))
    .returning({ version });
  return changed.length > 0;
}

/** Makes drafts of all versions of a content that are public, or only of those that are to be public after a time. */
export async function unpublishVersions(
  transaction: Transaction,
  kindAsked: ContentKind,
  keyAsked: string,
  after?: Date,
): Promise<void> {
  const later = after === undefined ? isNotNull(publishAt) : gt(publishAt, after);
  await transaction
    .update(contentVersions)
    .set({ publishAt: null })
    .where(and(isOf(kindAsked, keyAsked), later));
}

/** Deletes a content with all of its versions. Returns false if there was none. */
export async function removeContent(
  transaction: Transaction,
  kindAsked: ContentKind,
  keyAsked: string,
): Promise<boolean> {
  const removed = await transaction.delete(contentVersions).where(isOf(kindAsked, keyAsked)).returning({ version });
  return removed.length > 0;
}
