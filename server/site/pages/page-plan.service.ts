import { dayAfter, shopDay, startOfShopDay } from '#contract/core/time/shop-time.ts';
import type { Executor } from '#platform/database/database.ts';
import { prepared, type Given } from '#platform/database/prepared.ts';
import {
  contentWithout,
  plannedVersions,
  publishedOf,
  selectPlanned,
  type PlannedVersion,
} from '#server/core/content-versions/planned-versions.service.ts';
import { pageContentOf, type PageContent } from './page-content.ts';

/** A version of a page that is public or becomes so later, without its text. */
export type PlannedPage = Omit<PlannedVersion, 'content'> & { readonly content: Omit<PageContent, 'html'> };

/** What is read of a page where its text is not needed. */
export const withoutText = contentWithout('html');

const allPlanned = prepared((db, given: Given<{ at: Date }>) =>
  selectPlanned(db, { kind: 'page', at: given('at'), content: withoutText }),
);

/** Returns of every page the version that was published last, even if it has ended, and those that are to be published. */
export async function plannedPages(db: Executor, at: Date, key?: string): Promise<PlannedPage[]> {
  const versions = key
    ? await plannedVersions(db, { kind: 'page', at, content: withoutText, key })
    : publishedOf(await allPlanned(db, { at }));
  return versions.map((version) => ({ ...version, content: pageContentOf(version) }));
}

/** True if the last day of a page is over. */
export function isOver({ until }: Pick<PageContent, 'until'>, at: Date): boolean {
  return until !== null && until < shopDay(at);
}

/** Returns the pages that everybody can open at a time; not one before that of the plan. */
export function openPages(planned: readonly PlannedPage[], at: Date): PlannedPage[] {
  const live = new Map<string, PlannedPage>();
  for (const page of planned.filter(({ publishAt }) => publishAt <= at).toSorted(inTime)) live.set(page.key, page);
  return [...live.values()].filter(({ content }) => !isOver(content, at));
}

/** Returns the version of a page that is public after all that is planned; undefined if nothing is. */
export function lastOf(planned: readonly PlannedPage[]): PlannedPage | undefined {
  return planned.toSorted(inTime).at(-1);
}

const inTime = (one: PlannedPage, other: PlannedPage) =>
  one.publishAt.getTime() - other.publishAt.getTime() || one.version - other.version;

/** Returns the times after this one at which a page begins or ends by the time alone, the first one first. */
export function changeTimes(planned: readonly PlannedPage[], at: Date): Date[] {
  return planned
    .flatMap(({ publishAt, content: { until } }) => [
      publishAt,
      ...(until === null ? [] : [startOfShopDay(dayAfter(until, 1))]),
    ])
    .filter((time) => time > at)
    .toSorted((one, other) => one.getTime() - other.getTime());
}
