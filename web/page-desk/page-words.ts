import type { PageRow, PageState } from '#contract/page-desk.ts';
import { shopDay } from '#contract/shop-time.ts';

export const stateNames = {
  draft: 'Borrador',
  published: 'Publicada',
  scheduled: 'Programada',
  changed: 'Con cambios sin publicar',
  ended: 'Terminada',
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
    const begins = isPublic ? `Una versión nueva desde el ${shopDay(from)}` : `Desde el ${shopDay(from)}`;
    return last === undefined ? `${begins}.` : `${begins}, hasta el ${last}.`;
  }
  if (state === 'ended' && last !== undefined) return `Hasta el ${last}.`;
  return isPublic && last !== undefined ? `Hasta el ${last}.` : '';
}
