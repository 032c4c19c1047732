import { t } from '#messages/messages.ts';

/**
 * Returns what is promised of goods that are not there yet: 'Preventa: sale el 12/12/2026'. In figures: cards and the bag would load
 * what writes days in words for it alone.
 */
export function preorderWords(day: string): string {
  return t('preorders.leaves', { day: figures(day) });
}

/** Returns from which day the days of a delivery count: of goods that are not there yet, from the promised one. '' of any other. */
export function countedFromWords(day: string | undefined): string {
  return day === undefined ? '' : t('preorders.countedFrom', { day: figures(day) });
}

const figures = (day: string) => day.split('-').toReversed().join('/');
