import type { ClockState } from '#contract/marketing/clock-state.ts';
import { Mark } from '#web/core/ui/mark.tsx';

const looks = { planned: 'warn', running: 'ok', ended: 'plain' } as const satisfies Record<ClockState, string>;

type ClockMarkProps = { readonly state: ClockState; readonly names: Readonly<Record<ClockState, string>> };

/** Whether a campaign or a coupon is still to come, runs, or is over. */
export function ClockMark({ state, names }: ClockMarkProps) {
  return <Mark look={looks[state]}>{names[state]}</Mark>;
}
