/**
 * A clock that a test sets. It starts at the real time, so that it agrees with the database's and the sandbox's clocks.
 */
export type TestClock = {
  now(): Date;
  /** Advances the clock by milliseconds. */
  advance(ms: number): void;
};

export function testClock(): TestClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    advance: (ms) => {
      offset += ms;
    },
  };
}
