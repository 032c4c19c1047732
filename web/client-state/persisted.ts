import { useSyncExternalStore } from 'react';

/** Where the state's text is kept. `watch` tells when somebody else, such as another tab, has changed it. */
export type Keeper = {
  readonly read: () => string | null | Promise<string | null>;
  readonly write: (text: string) => void;
  readonly watch: (onChange: () => void) => void;
};

/** One subject of the state, such as the bag. It belongs to the feature that defines it. */
export type Slice<T> = {
  readonly get: () => T;
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

type Values = Readonly<Record<string, unknown>>;

/**
 * A state that outlives the page. What it finds is not trusted: text that is damaged or of another version, and a slice
 * that its guard refuses, start empty. Where nothing can be kept, it works in memory.
 */
export function createPersisted({ keeper, version, slowestRestoreMs }: Setup) {
  const listeners = new Set<() => void>();
  let values: Values = {};
  let awaiting: (() => Values)[] | undefined;

  function tell() {
    for (const listener of listeners) listener();
  }

  function watch(onChange: () => void) {
    listeners.add(onChange);
    return () => {
      listeners.delete(onChange);
    };
  }

  function put(next: () => Values) {
    // A change asked for during a slow restore is made on what the restore brings.
    if (awaiting) {
      awaiting.push(next);
      return;
    }
    values = next();
    keep(keeper, JSON.stringify({ version, values }));
    tell();
  }

  function take(text: string | null) {
    values = valuesIn(text, version);
    const asked = awaiting ?? [];
    awaiting = undefined;
    for (const next of asked) put(next);
    tell();
  }

  function restore(): Promise<void> {
    const found = textOf(keeper);
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
    defineSlice<T>(name: string, empty: T, isValid: (value: unknown) => value is T): Slice<T> {
      let seen: unknown;
      let value = empty;
      function get() {
        if (values[name] !== seen) {
          seen = values[name];
          value = isValid(seen) ? seen : empty;
        }
        return value;
      }
      return {
        get,
        set: (update) => put(() => ({ ...values, [name]: update(get()) })),
        watch,
        use: () => useSyncExternalStore(watch, get, () => empty),
      };
    },
  };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function valuesIn(text: string | null, version: number): Values {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    return isRecord(kept) && kept['version'] === version && isRecord(kept['values']) ? kept['values'] : {};
  } catch {
    return {};
  }
}

/** Reading throws where a browser refuses its storage. */
function textOf(keeper: Keeper): ReturnType<Keeper['read']> {
  try {
    return keeper.read();
  } catch {
    return null;
  }
}

/** Writing throws where the storage is refused or full; the state then lives as long as the page. */
function keep(keeper: Keeper, text: string) {
  try {
    keeper.write(text);
  } catch {
    return;
  }
}

function within<T>(limitMs: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too late')), limitMs);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
