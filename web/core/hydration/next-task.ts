/**
 * Resolves in a new task: the browser handles input and paints between two tasks, but not within a long one. Callers
 * divide their work with it.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Resolves after the next paint, so that what was done now is seen before more work is. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => void nextTask().then(resolve));
  });
}
