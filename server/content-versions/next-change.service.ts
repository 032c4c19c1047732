import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { dayAfter, shopDay, startOfShopDay } from '#contract/shop-time.ts';
import type { Executor } from '#platform/database/database.ts';
import { contentVersions } from './content-versions.tables.ts';
import type { ContentKind } from './content-versions.service.ts';

/**
 * Returns when contents of a kind next become public or end by the time alone, without a change in the database; undefined if
 * that is not planned. An end is the text `until` of a content, its last day.
 */
export async function nextChange(db: Executor, kind: ContentKind, now: Date): Promise<Date | undefined> {
  const { publishAt, content } = contentVersions;
  const until = sql<string>`${content} ->> 'until'`;
  const isOfKind = and(eq(contentVersions.kind, kind), isNotNull(publishAt));
  const [begin] = await db
    .select({ at: sql<string | null>`min(${publishAt})` })
    .from(contentVersions)
    .where(and(isOfKind, gt(publishAt, now)));
  const [end] = await db
    .select({ day: sql<string | null>`min(${until})` })
    .from(contentVersions)
    .where(and(isOfKind, sql`${until} >= ${shopDay(now)}`));
  const times = [
    ...(begin?.at ? [new Date(begin.at).getTime()] : []),
    ...(end?.day ? [startOfShopDay(dayAfter(end.day, 1)).getTime()] : []),
  ];
  return times.length > 0 ? new Date(Math.min(...times)) : undefined;
}
