/** The carousels that want to move, the one that does first. */
const waiting: (() => void)[] = [];

/**
 * Calls `start` as soon as no other carousel moves, perhaps at once. Returns a function that gives up the place, moving
 * or waiting.
 */
export function whenFree(start: () => void): () => void {
  waiting.push(start);
  if (waiting.length === 1) start();
  return () => {
    const at = waiting.indexOf(start);
    if (at === -1) return;
    waiting.splice(at, 1);
    if (at === 0) waiting[0]?.();
  };
}
