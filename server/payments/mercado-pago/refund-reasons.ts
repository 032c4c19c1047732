import { t } from '#messages/messages.ts';

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

/** Returns why the provider makes no refund, in people’s words as far as its reason is known. */
export function reasonWords(reason: string): string {
  return reasons.find(({ means }) => means.test(reason))?.words() ?? reason.slice(0, 300);
}
