import { moneyOf } from '#contract/core/money/money.ts';
import type { PaidCost } from '#contract/sales/payments/proceeds.ts';
import { byHand } from './by-hand/hand-provider.service.ts';
import type { PaymentRow } from './payment-records.ts';
import { tookMoney } from './settle.ts';

/** What the payments of an order cost that took money of its currency. Money that the shop's people took costs nothing. */
export function paidCosts(payments: readonly PaymentRow[], currency: string): PaidCost[] {
  const counted = payments.filter((payment) => payment.amount.currency === currency && tookMoney(payment));
  return counted.map(({ provider, amount, refunded, status, fee, withheld, net }) => {
    if (provider === byHand) return { amount, fee: moneyOf(0, currency), withheld: null, net: amount, isWhole: true };
    const inCurrency = (minor: number | null) => (minor === null ? null : moneyOf(minor, currency));
    return {
      amount,
      fee: inCurrency(fee),
      withheld: inCurrency(withheld),
      net: inCurrency(net),
      isWhole: refunded.minor === 0 && status === 'approved',
    };
  });
}
