/** What a product cost from a time on, until the next entry of its history. The oldest entry comes first. */
export type PriceEntry = {
  /** In ms since 1970. */
  readonly since: number;
  /** In the smallest unit of the shop's currency. */
  readonly price: number;
  readonly isOffer: boolean;
  /** False while visitors did not see the product: then nobody could buy it at this price. */
  readonly isPublic: boolean;
};

/** A time in which visitors saw a product at one price. */
export type PriceSpan = { readonly price: number; readonly from: number; readonly until: number };

/** The offer that stands at a time: its price, when visitors saw it first, and what they saw before, the oldest first. */
export type StandingOffer = {
  readonly price: number;
  readonly began: number;
  readonly before: readonly PriceSpan[];
};

/**
 * Returns the offer that stands at a time, by default the newest entry's; undefined if there is none. Another price, or an end of the
 * offer, begins it anew; a time in which visitors did not see the product does not.
 */
export function standingOffer(
  history: readonly PriceEntry[],
  at: number = history.at(-1)?.since ?? 0,
): StandingOffer | undefined {
  const known = history.filter(({ since }) => since <= at);
  const present = known.at(-1);
  if (!present?.isOffer) return undefined;
  const isOther = (entry: PriceEntry) => entry.price !== present.price || !entry.isOffer;
  const first = known.findLastIndex(isOther) + 1;
  const began = known.slice(first).find(({ isPublic }) => isPublic)?.since ?? at;
  const before = known.slice(0, first).flatMap(({ price, since, isPublic }, place) => {
    const until = Math.min(known[place + 1]?.since ?? began, began);
    // The clocks of two processes may differ by a little.
    return isPublic ? [{ price, from: since, until: Math.max(since, until) }] : [];
  });
  return { price: present.price, began, before };
}

/** Returns what a product cost last without an offer; undefined if it always was on offer. */
export function usualPrice(history: readonly PriceEntry[]): number | undefined {
  return history.findLast(({ isOffer }) => !isOffer)?.price;
}

/** Returns a history with what changes at a time; the same one if nothing does. */
export function withPrice(history: readonly PriceEntry[], next: PriceEntry): readonly PriceEntry[] {
  const last = history.at(-1);
  const stays = last?.price === next.price && last.isOffer === next.isOffer && last.isPublic === next.isPublic;
  return stays ? history : [...history, next];
}
