import { useSyncExternalStore } from 'react';
import { heardAfter, readKept, sendCached, type Kept, type Values } from './kept-text.ts';

/** Where the state's text is stored. `watch` reports changes by others, such as another tab. */
export type Keeper = {
  readonly read: () => string | null | Promise<string | null>;
  readonly write: (text: string) => void;
  readonly watch: (onChange: () => void) => void;
};

/** One slice of the state, such as the bag. It belongs to the feature that defines it. */
export type Slice<T> = {
  readonly get: () => T;
  /** The value, including what other tabs just wrote. */
  readonly fresh: () => T;
  readonly set: (update: (value: T) => T) => void;
  /** Calls back after every change, in this tab or another. Returns a function that stops it. */
  readonly watch: (onChange: () => void) => () => void;
  /** The value for a component. On the server and during hydration it is the empty one. */
  readonly use: () => T;
};

type Setup = {
  readonly keeper: Keeper;
  /** The version of the format; a text with another version is not read. */
  readonly version: number;
  readonly slowestRestoreMs: number;
};

/** A change by this tab. Another tab may overwrite it before it receives it (lost update). */
type Change = { readonly count: number; readonly madeAt: number; readonly next: (values: Values) => Values };

/** Two tabs can overwrite each other only within this time, in ms; an older change is not applied again. */
const contestedMs = 5000;

/**
 * Creates a state that is stored in the browser. Stored data is not trusted: a text that is damaged or of another
 * version, and a slice that is invalid, start empty. Without storage it works in memory. Concurrent tabs lose no
 * update: each change is applied to the newest stored text, and applied again if another tab overwrites it with a text
 * that does not contain it.
 */
export function createPersisted({ keeper, version, slowestRestoreMs }: Setup) {
  const listeners = new Set<() => void>();
  const tab = Math.random().toString(36).slice(2, 12);
  let kept: Kept = { values: {}, heard: undefined };
  let lastText: string | null | undefined;
  let recent: readonly Change[] = [];
  let count = 0;
  let awaiting: ((values: Values) => Values)[] | undefined;

  function notify() {
    for (const listener of listeners) listener();
  }

  function watch(onChange: () => void) {
    listeners.add(onChange);
    return () => {
      listeners.delete(onChange);
    };
  }

  function put(next: (values: Values) => Values) {
    // A change during a slow restore is applied to the restored state.
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
    notify();
  }

  /** Applies a text of this or another tab, and then this tab's recent changes that the text does not contain. */
  function adopt(text: string | null) {
    if (text === lastText) return;
    lastText = text;
    kept = readKept(text, version);
    const known = kept.heard === undefined ? count : (kept.heard[tab] ?? 0);
    const lost = stillContested(recent).filter((change) => change.count > known);
    if (lost.length > 0) apply(lost.map(({ next }) => next));
  }

  /** Reads what another tab just wrote and this one was not notified of yet. */
  function catchUp() {
    const found = textOf(keeper);
    if (found !== unreadable && !(found instanceof Promise)) adopt(found);
  }

  function take(text: string | null) {
    const asked = awaiting ?? [];
    awaiting = undefined;
    adopt(text);
    for (const next of asked) put(next);
    notify();
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
    /** Resolves when the state is restored, at the latest after the time limit. */
    restored,
    /** Resets every slice to empty. */
    reset: () => put(() => ({})),
    /** `salvaged` returns the valid part of an invalid value; by default nothing. */
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

/** Reading throws if the browser denies access to its storage. */
function textOf(keeper: Keeper): ReturnType<Keeper['read']> | typeof unreadable {
  try {
    return keeper.read();
  } catch {
    return unreadable;
  }
}

/** Writing throws if the storage is denied or full; the state then lives only as long as the page. */
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
