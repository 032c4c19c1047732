import type { ChangeSubscriber } from './follow-changes.ts';

type Source<Value> = {
  /** The tag of the change feed for what is kept. */
  readonly tag: string;
  readonly read: () => Promise<Value>;
  /** Called when it could not be read again; the last value stays until that works. */
  readonly onFailure: (error: unknown) => void;
  /** The pause before the first repetition in ms, which doubles; 250 by default. */
  readonly firstPauseMs?: number;
};

/** Something of the database that a process keeps in memory and reads again when it changes. */
export type Memory<Value> = {
  /** Returns the value. Costs no query. */
  current(): Value;
  /**
   * Reads the value again, and waits until `current` returns it. Does not throw when it cannot be read: that is repeated
   * until it works.
   */
  reload(): Promise<void>;
  /** Calls `listener` after each change. */
  onChange(listener: () => void): void;
  readonly subscriber: ChangeSubscriber;
  /** Ends the repetitions. */
  stop(): void;
};

const longestPauseMs = 10_000;

/** Reads something of the database and keeps it in memory. Throws when it cannot be read the first time. */
export async function keepInMemory<Value>(source: Source<Value>): Promise<Memory<Value>> {
  const { tag, read, onFailure, firstPauseMs = 250 } = source;
  const listeners: (() => void)[] = [];
  let current: Value = await read();
  let reads = 0;
  let failures = 0;
  let reading = Promise.resolve();
  let repetition: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** A read that began later has a newer value: an earlier one waits for it instead of being applied. */
  function reload(): Promise<void> {
    clearTimeout(repetition);
    reads += 1;
    reading = readNow(reads);
    return reading;
  }

  async function readNow(number: number): Promise<void> {
    try {
      const next = await read();
      if (number === reads) apply(next);
    } catch (error) {
      onFailure(error);
      if (number === reads) repeatLater();
    }
    if (number !== reads) return reading;
    return undefined;
  }

  function apply(next: Value): void {
    failures = 0;
    current = next;
    for (const listener of listeners) listener();
  }

  function repeatLater(): void {
    if (isStopped) return;
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** failures);
    failures += 1;
    repetition = setTimeout(() => void reload(), pauseMs);
    repetition.unref();
  }

  return {
    current: () => current,
    reload,
    onChange: (listener) => void listeners.push(listener),
    subscriber: {
      resume: () => void reload(),
      pause: () => undefined,
      invalidate(tags) {
        if (tags.includes(tag)) void reload();
      },
    },
    stop() {
      isStopped = true;
      clearTimeout(repetition);
    },
  };
}
