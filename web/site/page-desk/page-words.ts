import { t } from '#messages/messages.ts';
import type { PageRow, PageState } from '#contract/site/page-desk.ts';
import { shopDay } from '#contract/core/time/shop-time.ts';

export const stateNames = {
  draft: t('page-desk.draft'),
  published: t('page-desk.published'),
  scheduled: t('page-desk.scheduled'),
  changed: t('page-desk.changed'),
  ended: t('page-desk.ended'),
} as const satisfies Record<PageState, string>;

/** The colour of each state. */
export const stateTones = {
  draft: 'text-stone',
  published: 'text-ok',
  scheduled: 'text-warn',
  changed: 'text-warn',
  ended: 'text-stone',
} as const satisfies Record<PageState, string>;

type Bounds = Pick<PageRow, 'state' | 'isPublic' | 'from' | 'until'>;

/** Returns when a page is public, in words: 'Desde el 2026-11-24, hasta el 2026-11-30.'; '' if there is nothing to say. */
export function boundWords({ state, isPublic, from, until }: Bounds): string {
  const last = until ?? undefined;
  if (state === 'scheduled' && from !== null) {
    const first = shopDay(from);
    if (last !== undefined) {
      return isPublic ? t('page-desk.newVersionBetween', { first, last }) : t('page-desk.betweenDays', { first, last });
    }
    return isPublic ? t('page-desk.newVersionFrom', { first }) : t('page-desk.fromDay', { first });
  }
  return (state === 'ended' || isPublic) && last !== undefined ? t('page-desk.untilDay', { last }) : '';
}
