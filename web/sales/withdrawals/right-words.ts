import { t } from '#messages/messages.ts';
import type { CountryForms } from '#contract/office/country-forms.ts';

/** Returns what the law of the shop's country lets a buyer do, in a sentence. */
export function rightWords(right: CountryForms['withdrawal']): string {
  if (right === null) return t('withdrawals.noRight');
  const { days, unit, isReturnFree } = right;
  return t('withdrawals.right', { days, unit, isFree: String(isReturnFree) });
}
