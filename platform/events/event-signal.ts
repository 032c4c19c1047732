/** Says that there may be new events; it carries none. Whoever listens reads the log. */
export type EventSignal = {
  /** Called for each notification of PostgreSQL, and when they begin to arrive again after a break. */
  wake(): void;
  /** Returns the function that ends the listening. */
  onWake(listener: () => void): () => void;
};

/**
 * Creates the signal of this process: all that waits for events shares the one connection that listens (followChanges).
 */
export function createEventSignal(): EventSignal {
  const listeners = new Set<() => void>();
  return {
    wake() {
      for (const listener of listeners) listener();
    },
    onWake(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
