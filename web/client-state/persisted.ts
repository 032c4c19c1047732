import { useSyncExternalStore } from 'react';
import { heardAfter, readKept, sendCached } from './kept-text.ts';
import type { Kept, Values } from './kept-text.ts';

/** Where the state's text is kept. `watch` tells when somebody else, such as another tab, has changed it. */
export type Keeper = {
  readonly read: () => string | null | Promise<string | null>;
  readonly write: (text: string) => void;
  readonly watch: (onChange: () => void) => void;
};

/** One subject of the state, such as the bag. It belongs to the feature that defines it. */
export type Slice<T> = {
  readonly get: () => T;
  /** The value with what other tabs wrote a moment ago. */
  readonly fresh: () => T;
  readonly set: (update: (value: T) => T) => void;
  /** Calls back after every change, in this tab or another; the answer ends that. */
  readonly watch: (onChange: () => void) => () => void;
  /** The value for a component. On the server and while the page comes alive it is the empty one. */
  readonly use: () => T;
};

type Setup = {
  readonly keeper: Keeper;
  /** What was kept under another number is not read. */
  readonly version: number;
  readonly slowestRestoreMs: number;
};

/** A change that this tab made: another tab may write over it before it hears of it. */
type Change = { readonly count: number; readonly madeAt: number; readonly next: (values: Values) => Values };

/** Two tabs write over each other only within moments, in ms; an older change is not made again. */
const contestedMs = 5000;

/**
 * A state that outlives the page. What it finds is not trusted: text that is damaged or of another version, and a slice
 * that its guard refuses, start empty. Where nothing can be kept, it works in memory. Each change is made on what other
 * tabs have written by then; and on what they write without knowing of it, it is made again.
 */
export function createPersisted({ keeper, version, slowestRestoreMs }: Setup) {
  const listeners = new Set<() => void>();
  const tab = Math.random().toString(36).slice(2, 12);
  let kept: Kept = { values: {}, heard: undefined };
  let lastText: string | null | undefined;
  let recent: readonly Change[] = [];
  let count = 0;
  let awaiting: ((values: Values) => Values)[] | undefined;

  function tell() {
    for (const listener of listeners) listener();
  }

  function watch(onChange: () => void) {
    listeners.add(onChange);
    return () => {
      listeners.delete(onChange);
    };
  }

  function put(next: (values: Values) => Values) {
    // A change asked for during a slow restore is made on what the restore brings.
    if (awaiting) {
      awaiting.push(next);
      return;
    }
    catchUp();
    count += 1;
    recent = [...stillContested(recent), { count, madeAt: Date.now(), next }];
    apply([next]);
  }

  function apply(changes: readonly Change['next'][]) {
    const values = changes.reduce((before, next) => next(before), kept.values);
    kept = { values, heard: heardAfter(kept.heard, tab, count) };
    const text = sendCached(version, kept);
    if (isWritten(keeper, text)) lastText = text;
    tell();
  }

  /** Takes over a text of this or another tab, and makes the changes again that its writer did not know. */
  function adopt(text: string | null) {
    if (text === lastText) return;
    lastText = text;
    kept = readKept(text, version);
    const known = kept.heard === undefined ? count : (kept.heard[tab] ?? 0);
    const lost = stillContested(recent).filter((change) => change.count > known);
    if (lost.length > 0) apply(lost.map(({ next }) => next));
  }

  /** What another tab wrote a moment ago, of which this one was not told yet. */
  function catchUp() {
    const found = textOf(keeper);
    if (found !== unreadable && !(found instanceof Promise)) adopt(found);
  }

  function take(text: string | null) {
    const asked = awaiting ?? [];
    awaiting = undefined;
    adopt(text);
    for (const next of asked) put(next);
    tell();
  }

  function restore(): Promise<void> {
    const found = textOf(keeper);
    if (found === unreadable) return Promise.resolve();
    if (!(found instanceof Promise)) {
      take(found);
      return Promise.resolve();
    }
    awaiting ??= [];
    return within(slowestRestoreMs, found).then(take, () => take(null));
  }

  const restored = restore();
  keeper.watch(() => void restore());

  return {
    /** Settles when the state is there, at the latest after the limit. */
    restored,
    /** Every slice becomes empty. */
    reset: () => put(() => ({})),
    /** `salvaged` says what is still good of a value that the guard refuses; nothing, unless given. */
    defineSlice<T>(
      name: string,
      empty: T,
      isValid: (value: unknown) => value is T,
      salvaged: (value: unknown) => T = () => empty,
    ): Slice<T> {
      let seen: unknown;
      let value = empty;
      function valueIn(values: Values) {
        if (values[name] !== seen) {
          seen = values[name];
          if (isValid(seen)) value = seen;
          else value = seen === undefined ? empty : salvaged(seen);
        }
        return value;
      }
      function get() {
        return valueIn(kept.values);
      }
      return {
        get,
        set: (update) => put((values) => ({ ...values, [name]: update(valueIn(values)) })),
        fresh() {
          if (!awaiting) catchUp();
          return get();
        },
        watch,
        use: () => useSyncExternalStore(watch, get, () => empty),
      };
    },
  };
}

const unreadable = Symbol('a storage that cannot be read');

/** Reading throws where a browser refuses its storage. */
function textOf(keeper: Keeper): ReturnType<Keeper['read']> | typeof unreadable {
  try {
    return keeper.read();
  } catch {
    return unreadable;
  }
}

/** Writing throws where the storage is refused or full; the state then lives as long as the page. */
function isWritten(keeper: Keeper, text: string): boolean {
  try {
    keeper.write(text);
    return true;
  } catch {
    return false;
  }
}

function stillContested(changes: readonly Change[]): readonly Change[] {
  return changes.filter(({ madeAt }) => Date.now() - madeAt < contestedMs);
}

function within<T>(limitMs: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too late')), limitMs);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
