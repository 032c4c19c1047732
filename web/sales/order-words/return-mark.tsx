import { returnWords, type ReturnState } from '#contract/sales/returns/return-state.ts';

const looks = {
  requested: 'border-warn text-warn',
  accepted: 'border-edge text-ink',
  rejected: 'border-danger text-danger',
  cancelled: 'border-edge text-stone',
  received: 'border-edge text-ink',
  closed: 'border-ok text-ok',
} as const satisfies Record<ReturnState, string>;

/** How far a return is, as a coloured word. */
export function ReturnMark({ state }: { readonly state: ReturnState }) {
  return (
    <span
      data-return-state={state}
      className={`inline-block rounded-full border px-3 py-0.5 text-small whitespace-nowrap ${looks[state]}`}
    >
      {returnWords[state]}
    </span>
  );
}
