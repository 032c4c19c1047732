import type { MoneyState } from '#contract/sales/orders/order-money.ts';
import { moneyStateName } from './money-state.ts';

const looks = {
  unpaid: 'border-edge text-stone',
  paid: 'border-ok text-ok',
  partly_refunded: 'border-warn text-warn',
  refunded: 'border-edge text-stone',
  disputed: 'border-danger text-danger',
  dispute_lost: 'border-danger text-danger',
  dispute_won: 'border-ok text-ok',
} as const satisfies Record<MoneyState, string>;

/** The state of an order's money as a coloured word, beside the order's own. */
export function MoneyStateMark({ state }: { readonly state: MoneyState }) {
  return (
    <span
      data-money={state}
      className={`inline-block rounded-full border px-3 py-0.5 text-small whitespace-nowrap ${looks[state]}`}
    >
      {moneyStateName(state)}
    </span>
  );
}
