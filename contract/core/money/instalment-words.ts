import { t } from '#messages/messages.ts';
import type { ShownPlan } from './instalments.ts';
import { formatNumber, formatPrice } from './price-words.ts';

/** Instalments without interest: '3 cuotas sin interés de $ 4.500,00'. */
export function freeWords({ count, each }: Pick<ShownPlan, 'count' | 'each'>): string {
  return t('instalments.free', { count, each: formatPrice(each) });
}

/** A plan as it is: free of interest, or only its number and amount. */
export function planWords(plan: Pick<ShownPlan, 'count' | 'each' | 'isFree'>): string {
  const { count, each, isFree } = plan;
  return isFree ? freeWords(plan) : t('instalments.plain', { count, each: formatPrice(each) });
}

/** A rate in percent of a year, '45,2%'. */
export function rateWords(percent: number): string {
  return `${formatNumber(percent)}%`;
}
