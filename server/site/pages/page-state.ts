import type { PageRow, PageState } from '#contract/site/page-desk.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { StoredVersion } from '#server/core/content-versions/content-versions.service.ts';
import { pageContentOf } from './page-content.ts';
import { isOver, lastOf, type PlannedPage } from './page-plan.service.ts';

/** What is planned of one page: the version that is public now, even if its last day is over, and the last to become so. */
type Standing = { readonly live: PlannedPage | undefined; readonly scheduled: PlannedPage | undefined };

function standingOf(planned: readonly PlannedPage[], now: Date): Standing {
  return {
    live: lastOf(planned.filter(({ publishAt }) => publishAt <= now)),
    scheduled: lastOf(planned.filter(({ publishAt }) => publishAt > now)),
  };
}

/** Returns a page as a row of the list, from its newest version and what is planned of it. */
export function pageRowOf(newest: StoredVersion, planned: readonly PlannedPage[], now: Date): PageRow {
  const { kind, title, inMenu, inFooter } = pageContentOf(newest);
  const standing = standingOf(planned, now);
  const bounding = standing.scheduled ?? standing.live;
  return {
    slug: newest.key,
    kind,
    title,
    state: stateOf(newest, standing, now),
    isPublic: publicVersion(planned, now) !== undefined,
    from: bounding ? shopMoment(bounding.publishAt) : null,
    until: bounding?.content.until ?? null,
    inMenu,
    inFooter,
    changedAt: shopMoment(newest.at),
    changedBy: newest.by,
    version: newest.version,
  };
}

/** Returns the number of the version of a page that everybody can open; undefined if nobody can. */
export function publicVersion(planned: readonly PlannedPage[], now: Date): number | undefined {
  const { live } = standingOf(planned, now);
  return live && !isOver(live.content, now) ? live.version : undefined;
}

function stateOf(newest: StoredVersion, { live, scheduled }: Standing, now: Date): PageState {
  if (scheduled) return 'scheduled';
  if (!live) return 'draft';
  if (isOver(live.content, now)) return 'ended';
  return newest.version > live.version ? 'changed' : 'published';
}
