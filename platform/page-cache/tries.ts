/** How often a page is tried while none can be made, in ms: the others are sent stale at once. */
const betweenTriesMs = 1000;

/** Says whether it is worth trying to make a page: after a failed try only one a second is, until one succeeds. */
export function openTries(now: () => number) {
  let nextAt: number | undefined;
  return {
    isDue: () => nextAt === undefined || now() >= nextAt,
    begin(): void {
      if (nextAt !== undefined) nextAt = now() + betweenTriesMs;
    },
    end(isFailed: boolean): void {
      nextAt = isFailed ? now() + betweenTriesMs : undefined;
    },
  };
}
