import { t } from '#messages/messages.ts';

/**
 * Returns what is promised of goods that are not there yet: 'Preventa: sale el 12/12/2026'. In figures: cards and the bag would load
 * what writes days in words for it alone.
 */
export function preorderWords(day: string): string {
  return t('preorders.leaves', { day: day.split('-').toReversed().join('/') });
}
