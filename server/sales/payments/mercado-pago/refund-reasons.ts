import { t } from '#messages/messages.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';

/** The reasons that are known from public integrations; others are shown as the provider gives them. */
const reasons = [
  {
    means: /balance|insufficient.*(?:money|funds)|money.*insufficient/i,
    words: () => t('payments.refundRefused.noBalance'),
  },
  { means: /too old/i, words: () => t('payments.refundRefused.tooOld') },
  { means: /in a state/i, words: () => t('payments.refundRefused.badState') },
  { means: /invalid transaction_amount|amount.*(?:greater|exceed)/i, words: () => t('payments.refundRefused.tooMuch') },
] as const;

/** Returns that the provider does not know a payment. */
export function unknownPayment(): string {
  return inShopLanguage(() => t('payments.refundRefused.unknownPayment'));
}

/** Returns why the provider makes no refund, in the shop's own language as far as its reason is known: it is stored. */
export function reasonWords(reason: string): string {
  const known = reasons.find(({ means }) => means.test(reason));
  return known ? inShopLanguage(known.words) : reason.slice(0, 300);
}
