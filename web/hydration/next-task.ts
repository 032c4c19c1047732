/**
 * Resolves in a new task: the browser handles input and paints between two tasks, but not within a long one. Callers
 * divide their work with it.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
