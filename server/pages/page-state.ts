import type { PageRow, PageState } from '#contract/page-desk.ts';
import { shopDay, shopMoment } from '#contract/shop-time.ts';
import type { StoredVersion } from '../content-versions/content-versions.service.ts';
import { pageContentOf } from './page-content.ts';

/** A time after every publication. */
export const farFuture = new Date('9999-12-31T00:00:00Z');

type Versions = {
  readonly newest: StoredVersion;
  /** The one that is public now, if its end is not over. */
  readonly live: StoredVersion | undefined;
  /** The one that is public after all that is scheduled. */
  readonly last: StoredVersion | undefined;
};

/** True if the last day of a version is over. */
export function isEnded(version: StoredVersion, now: Date): boolean {
  const { until } = pageContentOf(version);
  return until !== null && until < shopDay(now);
}

/** Returns a page as a row of the list. */
export function pageRowOf({ newest, live, last }: Versions, now: Date): PageRow {
  const { kind, title, inMenu, inFooter } = pageContentOf(newest);
  const scheduled = last?.publishAt && last.publishAt > now ? last : undefined;
  const bounding = scheduled ?? live;
  const until = bounding && pageContentOf(bounding).until;
  return {
    slug: newest.key,
    kind,
    title,
    state: stateOf({ newest, live, last: scheduled }, now),
    isPublic: live !== undefined && !isEnded(live, now),
    from: bounding?.publishAt ? shopMoment(bounding.publishAt) : null,
    until: until ?? null,
    inMenu,
    inFooter,
    changedAt: shopMoment(newest.at),
    changedBy: newest.by,
    version: newest.version,
  };
}

function stateOf({ newest, live, last: scheduled }: Versions, now: Date): PageState {
  if (scheduled) return 'scheduled';
  if (!live) return 'draft';
  if (isEnded(live, now)) return 'ended';
  return newest.version > live.version ? 'changed' : 'published';
}
