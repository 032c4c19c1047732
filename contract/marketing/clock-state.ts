/** The states of a campaign or a coupon by the clock. */
export const clockStates = ['planned', 'running', 'ended'] as const;

export type ClockState = (typeof clockStates)[number];

type Times = { readonly startsAt: Date; readonly endsAt: Date | null };

/** Returns the state at a time. */
export function clockState({ startsAt, endsAt }: Times, now: Date): ClockState {
  if (startsAt > now) return 'planned';
  return endsAt !== null && endsAt <= now ? 'ended' : 'running';
}

/** In which order lists show the states. */
export const clockStateRank = { running: 0, planned: 1, ended: 2 } as const satisfies Record<ClockState, number>;
