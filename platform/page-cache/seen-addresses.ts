/** The number of addresses that are remembered; more than visitors request in a while. */
const most = 20_000;

/**
 * Remembers recently requested addresses. Only an address that is requested a second time is worth a place in the page
 * cache: a crawler requests every combination of filters once, and would evict what many visitors want.
 */
export class SeenAddresses {
  readonly #seen = new Set<string>();

  /** Adds an address. Returns true if it was there already. */
  add(address: string): boolean {
    if (this.#seen.delete(address)) {
      this.#seen.add(address);
      return true;
    }
    this.#seen.add(address);
    if (this.#seen.size > most) {
      const [oldest] = this.#seen;
      if (oldest !== undefined) this.#seen.delete(oldest);
    }
    return false;
  }
}
