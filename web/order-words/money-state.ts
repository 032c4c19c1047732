import { moneyStateWords } from '#contract/order-state-words.ts';
import type { MoneyState, RefundState } from '#contract/order-money.ts';

/** Returns the state of an order's money in words. */
export function moneyStateName(state: MoneyState): string {
  return moneyStateWords[state];
}

const refundNames = {
  asked: 'Pedida',
  in_progress: 'En proceso',
  done: 'Hecha',
  refused: 'Rechazada',
} as const satisfies Record<RefundState, string>;

/** Returns the state of a refund in words. */
export function refundStateName(state: RefundState): string {
  return refundNames[state];
}
