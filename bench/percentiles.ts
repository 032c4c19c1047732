/** Returns which time, in ms, a share of some times (0.99 for the 99th percentile) is not above; 0 of none. */
export function percentiles(times: readonly number[]): (share: number) => number {
  const sorted = times.toSorted((one, other) => one - other);
  return (share) => sorted[Math.floor(sorted.length * share)] ?? 0;
}

/** Returns a time with one decimal. */
export const tenths = (ms: number) => Math.round(ms * 10) / 10;
