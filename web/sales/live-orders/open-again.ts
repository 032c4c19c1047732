/** The first and the longest pause, in ms. */
const firstMs = 5_000;
const longestMs = 300_000;

/** Returns the pause before a refused stream is opened again, in ms: longer each time, and spread by `chance`, 0 to 1. */
export function openAgainMs(refusals: number, chance: number): number {
  return Math.min(longestMs, firstMs * 2 ** Math.min(refusals, 10)) * (0.5 + chance / 2);
}
