import { everything } from '../events/follow-changes.ts';

/** Something that is cached: its size in memory, in bytes. */
type Sized = { readonly bytes: number };

type Entry<Value> = { readonly value: Value; readonly tags: ReadonlySet<string>; readonly until: number };

/** An entry with the time when it was made, in ms since 1970. */
type Stored<Value> = Entry<Value> & { readonly madeAt: number };

/** A value that may not be right any more, and how long ago it was made, in ms. */
export type Stale<Value> = { readonly value: Value; readonly ageMs: number };

/** What an entry takes besides its value, in bytes, as measured: its own objects, and those of each of its tags. */
const bytesOfObjects = 300;
const bytesOfTag = 300;

/** Returns the size of an entry in memory, in bytes: with its key and its tags, not only with its value. */
export function bytesOfEntry(key: string, { value, tags }: Pick<Entry<Sized>, 'value' | 'tags'>): number {
  const texts = [key, ...tags].reduce((sum, text) => sum + text.length, 0);
  return value.bytes + 2 * texts + tags.size * bytesOfTag + bytesOfObjects;
}

/** How much a cache keeps at most, and for how long a value of which no change was told can be had stale, in ms. */
export type CacheLimits = { readonly bytes: number; readonly entries: number; readonly staleMs: number };

/**
 * A new value, the tags whose change invalidates it, until when it is right, in ms since 1970 (Infinity for ever), and
 * whether it may be cached at all.
 */
export type Made<Value> = Entry<Value> & { readonly mayCache: boolean };

/**
 * A least-recently-used cache whose entries are invalidated by tags. The one rule: no caller gets a value whose making
 * began before a notified change of its tags. So a value that was being made during any change goes to those who wait
 * for it already and is not cached. While the cache is paused (no change notifications) it gives none. A value is not given
 * any more from the time on until which it is right.
 *
 * `stale` is the exception, for when a value cannot be made anew: it gives what was cached until then, for a limited time, and
 * never a value whose change was told.
 *
 * Visitors choose the keys. So its size counts all that an entry takes, and the number of entries has a limit too.
 */
export class TagCache<Value extends Sized> {
  readonly #most: CacheLimits;
  readonly #now: () => number;
  /** From the least to the most recently used. */
  readonly #entries = new Map<string, Stored<Value>>();
  readonly #byTag = new Map<string, Set<string>>();
  /** Values that are being made, without a notified change meanwhile. */
  readonly #making = new Map<string, Promise<Value>>();
  #bytes = 0;
  #isPaused = true;

  constructor(most: CacheLimits, now: () => number = Date.now) {
    this.#most = most;
    this.#now = now;
  }

  /** The number of entries, and their bytes. */
  get size(): { readonly entries: number; readonly bytes: number } {
    return { entries: this.#entries.size, bytes: this.#bytes };
  }

  /** True while no change notifications arrive. */
  get isPaused(): boolean {
    return this.#isPaused;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.until <= this.#now()) return undefined;
    return this.#used(key, entry).value;
  }

  /** Returns a cached value that may not be right any more. */
  stale(key: string): Stale<Value> | undefined {
    const entry = this.#entries.get(key);
    const now = this.#now();
    if (entry === undefined) return undefined;
    if (entry.until + this.#most.staleMs <= now) {
      this.#remove(key);
      return undefined;
    }
    return { value: this.#used(key, entry).value, ageMs: now - entry.madeAt };
  }

  #used(key: string, entry: Stored<Value>): Stored<Value> {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  /** Returns the value that is being made. */
  making(key: string): Promise<Value> | undefined {
    return this.#making.get(key);
  }

  /** Returns the cached value, or the one that is being made, or a new one. */
  async getOr(key: string, make: () => Promise<Made<Value>>): Promise<Value> {
    const ready = this.get(key) ?? this.#making.get(key);
    if (ready !== undefined) return ready;
    if (this.#isPaused) return (await make()).value;
    const making = this.#make(key, make, () => this.#making.get(key) === making);
    this.#making.set(key, making);
    try {
      return await making;
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key);
    }
  }

  async #make(key: string, make: () => Promise<Made<Value>>, isUndisturbed: () => boolean): Promise<Value> {
    const { value, tags, until, mayCache } = await make();
    if (mayCache && isUndisturbed()) this.#store(key, { value, tags, until, madeAt: this.#now() });
    return value;
  }

  /** Invalidates the entries with any of these tags. */
  invalidate(tags: readonly string[]): void {
    this.#making.clear();
    if (tags.includes(everything)) {
      this.#clear();
      return;
    }
    for (const tag of tags) for (const key of this.#byTag.get(tag) ?? []) this.#remove(key);
  }

  /** Change notifications have begun, so values may be cached. */
  resume(): void {
    this.#isPaused = false;
  }

  /** Change notifications have stopped: every cached value is stale from now on. */
  pause(): void {
    if (this.#isPaused) return;
    this.#isPaused = true;
    this.#making.clear();
    const now = this.#now();
    for (const [key, entry] of this.#entries) {
      if (entry.until > now) this.#entries.set(key, { ...entry, until: now });
    }
  }

  #store(key: string, entry: Stored<Value>): void {
    this.#remove(key);
    this.#entries.set(key, entry);
    this.#bytes += bytesOfEntry(key, entry);
    for (const tag of entry.tags) {
      const keys = this.#byTag.get(tag) ?? new Set();
      keys.add(key);
      this.#byTag.set(tag, keys);
    }
    this.#makeRoom();
  }

  #makeRoom(): void {
    while (this.#bytes > this.#most.bytes || this.#entries.size > this.#most.entries) {
      const [oldest] = this.#entries.keys();
      if (oldest === undefined) return;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= bytesOfEntry(key, entry);
    for (const tag of entry.tags) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }

  #clear(): void {
    this.#entries.clear();
    this.#byTag.clear();
    this.#bytes = 0;
  }
}
