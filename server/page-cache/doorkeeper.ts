/** Addresses that are remembered; more than a shop's visitors ask for in a while. */
const most = 20_000;

/**
 * Knows whether an address was asked for before, lately. What is asked for once, as a crawler does with every
 * combination of filters, would only push out what many want.
 */
export class Doorkeeper {
  readonly #seen = new Set<string>();

  /** Notes an address, and answers whether it was known already. */
  knows(address: string): boolean {
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
