import { t } from '#messages/messages.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';

/** Returns that the provider does not know a payment. */
export function unknownPayment(): string {
  return inShopLanguage(() => t('payments.refundRefused.unknownPayment'));
}

const byCode: ReadonlyMap<string, () => string> = new Map([
  ['charge_already_refunded', () => t('payments.refundRefused.tooMuch')],
  ['charge_disputed', () => t('payments.refundRefused.badState')],
  ['insufficient_funds', () => t('payments.refundRefused.noBalance')],
  ['balance_insufficient', () => t('payments.refundRefused.noBalance')],
]);

/** Returns why the provider makes no refund, in the shop's own language as far as its code is known: it is stored. */
export function reasonWords({ reason, code }: { readonly reason: string; readonly code: string | null }): string {
  const known = byCode.get(code ?? '');
  if (known) return inShopLanguage(known);
  if (/greater than unrefunded/i.test(reason)) return inShopLanguage(() => t('payments.refundRefused.tooMuch'));
  return reason.slice(0, 300);
}

const failures: ReadonlyMap<string, () => string> = new Map([
  ['lost_or_stolen_card', () => t('payments.refundFailed.lostCard')],
  ['expired_or_canceled_card', () => t('payments.refundFailed.endedCard')],
  ['insufficient_funds', () => t('payments.refundRefused.noBalance')],
  ['declined', () => t('payments.refundFailed.declined')],
]);

/** Returns why a refund came back from the buyer's bank (docs.stripe.com/refunds, "Failed refunds"). */
export function failureWords(reason: string): string {
  return inShopLanguage(failures.get(reason) ?? (() => t('payments.refundFailed.unknown')));
}
