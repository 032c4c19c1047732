import { and, desc, eq, getTableColumns, gt, lte, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Executor } from '#platform/database/database.ts';
import { contentVersions } from './content-versions.tables.ts';
import type { ContentKind, StoredVersion } from './content-versions.service.ts';

/** A version that is public, or becomes so later. */
export type PlannedVersion = StoredVersion & { readonly publishAt: Date };

type Asked = {
  readonly kind: ContentKind;
  /** The only content of the kind that is asked for. */
  readonly key?: string;
  readonly at: Date | Placeholder;
  /** What is read of the contents, if not all of them: see `contentWithout`. */
  readonly content?: SQL;
};

/** The content of versions without one of its parts, which is long and not needed. */
export function contentWithout(part: string): SQL {
  return sql`${contentVersions.content} - ${part}::text`;
}

/**
 * Returns of each content the version that is public at a time, and those that become so later. Of versions that were public
 * before, however many there are, no content is read. One statement.
 */
export async function plannedVersions(db: Executor, asked: Asked): Promise<PlannedVersion[]> {
  return publishedOf(await selectPlanned(db, asked));
}

/** The same of rows that were read. */
export function publishedOf(rows: readonly StoredVersion[]): PlannedVersion[] {
  return rows.flatMap((row) => (row.publishAt === null ? [] : [{ ...row, publishAt: row.publishAt }]));
}

/** The statement of `plannedVersions`, for who prepares it. */
export function selectPlanned(db: Executor, { kind, key, at, content }: Asked) {
  const all = contentVersions;
  const isOf = and(eq(all.kind, kind), key === undefined ? undefined : eq(all.key, key));
  const live = db
    .selectDistinctOn([all.key], { key: all.key, version: all.version })
    .from(all)
    .where(and(isOf, lte(all.publishAt, at)))
    .orderBy(all.key, desc(all.publishAt), desc(all.version));
  const later = db
    .select({ key: all.key, version: all.version })
    .from(all)
    .where(and(isOf, gt(all.publishAt, at)));
  const planned = unionAll(live, later).as('planned');
  return db
    .select({ ...getTableColumns(all), ...(content && { content: sql<unknown>`${content}` }) })
    .from(all)
    .innerJoin(planned, and(eq(all.key, planned.key), eq(all.version, planned.version)))
    .where(isOf);
}
