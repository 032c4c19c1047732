import { t } from '#messages/messages.ts';
import { shortDayWords } from '#contract/core/time/shop-time.ts';

/** Returns what is promised of goods that are not there yet: 'Preventa: sale el 12 dic 2026'. */
export function preorderWords(day: string): string {
  return t('preorders.leaves', { day: shortDayWords(day) });
}
