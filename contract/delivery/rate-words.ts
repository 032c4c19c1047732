import { t } from '#messages/messages.ts';
import type { DeliveryRate } from './delivery-rules.ts';
import { deliveryPriceWords } from './delivery-words.ts';
import type { PostalRange } from './delivery-zone.ts';
import type { Money } from '#contract/core/money/money.ts';
import { formatCount, formatPrice } from '#contract/core/money/price-words.ts';

/** Returns a rate in one line: 'hasta 2.000 g $ 3.900,00; hasta 5.000 g $ 5.200,00'. */
export function rateWords(rate: DeliveryRate): string {
  switch (rate.by) {
    case 'flat':
      return deliveryPriceWords(rate.price);
    case 'weight':
      return stepsWords(rate.steps, (grams) => `${formatCount(grams)} g`);
    case 'total':
      return stepsWords(rate.steps, formatPrice);
  }
}

type Step<UpTo> = { readonly upTo: UpTo | null; readonly price: Money };

function stepsWords<UpTo>(steps: readonly Step<UpTo>[], shown: (bound: UpTo) => string): string {
  return steps
    .map(({ upTo, price: amount }) => {
      const price = deliveryPriceWords(amount);
      return upTo === null ? t('rate-words.more', { price }) : t('rate-words.upTo', { bound: shown(upTo), price });
    })
    .join('; ');
}

/** Returns a range of postal codes of so many digits: '1600 a 1899'. */
export function rangeWords({ from, to }: PostalRange, digits: number): string {
  const shown = (code: number) => String(code).padStart(digits, '0');
  return from === to ? shown(from) : t('rate-words.range', { from: shown(from), to: shown(to) });
}
