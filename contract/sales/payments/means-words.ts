import { t } from '#messages/messages.ts';
import type { PaymentMeans } from './payment-means.ts';

const kinds = {
  credit_card: () => t('order-words.creditCard'),
  debit_card: () => t('order-words.debitCard'),
  prepaid_card: () => t('order-words.prepaidCard'),
  ticket: () => t('order-words.voucher'),
  transfer: () => t('order-words.transfer'),
  wallet: () => t('order-words.accountMoney'),
  cash: () => t('order-words.cash'),
  other: () => t('order-words.otherMeans'),
} as const satisfies Record<PaymentMeans['kind'], () => string>;

/** Returns how a payment was made: 'Tarjeta de crédito Visa terminada en 0604, 3 cuotas'. */
export function meansWords({ kind, name, digits }: PaymentMeans, installments: number | null): string {
  const named = [kinds[kind](), name ?? ''].filter(Boolean).join(' ');
  const means = digits ? t('order-words.endingIn', { means: named, digits }) : named;
  return installments !== null && installments > 1
    ? t('order-words.inInstalments', { means, count: installments })
    : means;
}
