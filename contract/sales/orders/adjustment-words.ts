import { t } from '#messages/messages.ts';
import type { AdjustmentKind, NewAdjustment } from './adjustments.ts';

const kinds: Readonly<Record<AdjustmentKind, () => string>> = { discount: () => t('order-words.discount') };

/** Returns what an adjustment is called: its own title, else its kind in the language of the reader. */
export function adjustmentName({ kind, title }: Pick<NewAdjustment, 'kind' | 'title'>): string {
  return title === '' ? kinds[kind]() : title;
}
