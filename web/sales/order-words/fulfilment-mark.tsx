import { fulfilmentWords, type FulfilmentState } from '#contract/sales/fulfilment/fulfilment.ts';

const looks = {
  to_prepare: 'border-warn text-warn',
  preparing: 'border-edge text-ink',
  ready_for_pickup: 'border-edge text-ink',
  dispatched: 'border-edge text-ink',
  delivered: 'border-ok text-ok',
  returned: 'border-danger text-danger',
  cancelled: 'border-danger text-danger',
} as const satisfies Record<FulfilmentState, string>;

/** How far the delivery of an order is, as a coloured word. */
export function FulfilmentMark({ state }: { readonly state: FulfilmentState }) {
  return (
    <span
      data-fulfilment={state}
      className={`inline-block rounded-full border px-3 py-0.5 text-small whitespace-nowrap ${looks[state]}`}
    >
      {fulfilmentWords[state]}
    </span>
  );
}
