/** Something that is kept: its size in memory, in bytes. */
type Kept = { readonly bytes: number };

type Entry<Value> = { readonly value: Value; readonly tags: ReadonlySet<string> };

/** What making an answer gives: the answer, what it shows, and whether it may be kept at all. */
export type Made<Value> = { readonly value: Value; readonly tags: ReadonlySet<string>; readonly mayKeep: boolean };

/** The tag that stands for everything. */
export const everything = '*';

/**
 * Answers by their address, dropped by what they show. The one rule: nobody is given an answer whose making began before
 * a change that it shows was told. So an answer that a change found in the making goes to those who wait for it already
 * and is not kept, whatever the change. While the cache is paused (nobody tells of changes) it keeps and gives nothing.
 */
export class PageCache<Value extends Kept> {
  readonly #mostBytes: number;
  /** From the least to the most recently used. */
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #byTag = new Map<string, Set<string>>();
  /** Answers in the making that no change has found yet. */
  readonly #making = new Map<string, Promise<Value>>();
  #bytes = 0;
  #isPaused = true;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** How many answers are kept, and their bytes. */
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

  /** The answer that is being made, which costs nothing to wait for. */
  making(key: string): Promise<Value> | undefined {
    return this.#making.get(key);
  }

  /** The kept answer, or the one that is being made, or a new one. */
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
    const { value, tags, mayKeep } = await make();
    if (mayKeep && isUndisturbed()) this.#keep(key, { value, tags });
    return value;
  }

  /** Drops what shows any of these. */
  drop(tags: readonly string[]): void {
    this.#making.clear();
    if (tags.includes(everything)) {
      this.#clear();
      return;
    }
    for (const tag of tags) for (const key of this.#byTag.get(tag) ?? []) this.#remove(key);
  }

  /** From now on changes are told, so answers may be kept. */
  resume(): void {
    this.#isPaused = false;
  }

  /** Changes are not told any more: nothing that is kept can be trusted. */
  pause(): void {
    this.#isPaused = true;
    this.drop([everything]);
  }

  #keep(key: string, entry: Entry<Value>): void {
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
