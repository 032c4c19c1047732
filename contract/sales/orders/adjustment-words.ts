import { t } from '#messages/messages.ts';
import { times } from '#contract/core/money/money.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import type { AdjustmentKind, NewAdjustment } from './adjustments.ts';

const kinds: Readonly<Record<AdjustmentKind, () => string>> = { discount: () => t('order-words.discount') };

/** Returns what an adjustment is called: its own title, else its kind in the language of the reader. */
export function adjustmentName({ kind, title }: Pick<NewAdjustment, 'kind' | 'title'>): string {
  return title === '' ? kinds[kind]() : title;
}

/** Returns an adjustment's amount for people: '−$ 100,00'. */
export function adjustmentAmount({ amount }: Pick<NewAdjustment, 'amount'>): string {
  return `−${formatPrice(times(amount, -1))}`;
}
