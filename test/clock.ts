/** A clock that a test moves. It starts at the real time, so that the database's and the sandbox's clocks agree with it. */
export type TestClock = {
  now(): Date;
  /** Moves the clock on by milliseconds. */
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
