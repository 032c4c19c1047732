import type { HomeBlock } from '#contract/site/home-blocks.ts';
import { shopTime } from '#contract/core/time/shop-time.ts';

/** Returns the blocks that are shown at a time: from their begin on, and until before their end. */
export function dueBlocks(blocks: readonly HomeBlock[], at: Date): HomeBlock[] {
  return blocks.filter(
    ({ from, until }) => (from === null || shopTime(from) <= at) && (until === null || at < shopTime(until)),
  );
}

/** Returns when a block begins or ends next after a time; undefined if none does. */
export function nextBoundary(blocks: readonly HomeBlock[], at: Date): Date | undefined {
  const times = blocks
    .flatMap(({ from, until }) => [from, until])
    .flatMap((text) => (text === null ? [] : [shopTime(text)]));
  return earliest(times.filter((time) => time > at));
}

/** Returns the earliest of some times; undefined if there are none. */
export function earliest(times: readonly (Date | undefined)[]): Date | undefined {
  return times
    .flatMap((time) => time ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime())
    .at(0);
}
