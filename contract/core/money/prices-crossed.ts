import { t } from '#messages/messages.ts';

/** Returns what is said of two prices that leave nothing between them. */
export function pricesCrossed(): string {
  return t('price-words.crossed');
}
