/** Something that is cached: its size in memory, in bytes. */
type Sized = { readonly bytes: number };

type Entry<Value> = { readonly value: Value; readonly tags: ReadonlySet<string> };

/** A value that was made, the tags whose change invalidates it, and if it may be cached at all. */
export type Made<Value> = { readonly value: Value; readonly tags: ReadonlySet<string>; readonly mayCache: boolean };

/** The tag that stands for everything. */
export const everything = '*';

/**
 * A least-recently-used cache whose entries are invalidated by tags. The one rule: nobody gets a value whose making began
 * before a change of its tags was told. So a value that was being made during a change, whatever the change, goes to those
 * who wait for it already and is not cached. While the cache is paused (nobody tells of changes) it is empty.
 */
export class TagCache<Value extends Sized> {
  readonly #mostBytes: number;
  /** From the least to the most recently used. */
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #byTag = new Map<string, Set<string>>();
  /** Values that are being made, and during which no change was told. */
  readonly #making = new Map<string, Promise<Value>>();
  #bytes = 0;
  #isPaused = true;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** The number of entries, and their bytes. */
  get size(): { readonly entries: number; readonly bytes: number } {
    return { entries: this.#entries.size, bytes: this.#bytes };
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** The value that is being made. */
  making(key: string): Promise<Value> | undefined {
    return this.#making.get(key);
  }

  /** The cached value, or the one that is being made, or a new one. */
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
    const { value, tags, mayCache } = await make();
    if (mayCache && isUndisturbed()) this.#store(key, { value, tags });
    return value;
  }

  /** Invalidates what has any of these tags. */
  invalidate(tags: readonly string[]): void {
    this.#making.clear();
    if (tags.includes(everything)) {
      this.#clear();
      return;
    }
    for (const tag of tags) for (const key of this.#byTag.get(tag) ?? []) this.#remove(key);
  }

  /** From now on changes are told, so values may be cached. */
  resume(): void {
    this.#isPaused = false;
  }

  /** Changes are not told any more: nothing that is cached can be trusted. */
  pause(): void {
    this.#isPaused = true;
    this.invalidate([everything]);
  }

  #store(key: string, entry: Entry<Value>): void {
    this.#remove(key);
    this.#entries.set(key, entry);
    this.#bytes += entry.value.bytes;
    for (const tag of entry.tags) {
      const keys = this.#byTag.get(tag) ?? new Set();
      keys.add(key);
      this.#byTag.set(tag, keys);
    }
    this.#makeRoom();
  }

  #makeRoom(): void {
    while (this.#bytes > this.#mostBytes) {
      const [oldest] = this.#entries.keys();
      if (oldest === undefined) return;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= entry.value.bytes;
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
