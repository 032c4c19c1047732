/** The numbers of the orders that were paid since the list was loaded. */
let fresh: readonly number[] = [];
let loaded: unknown;
const none: readonly number[] = [];
const readers = new Set<() => void>();
const listWatchers = new Set<() => void>();

/** Notes that orders changed, and which of them were paid. */
export function noteNews(paid: readonly number[]): void {
  if (paid.length > 0) change([...new Set([...fresh, ...paid])]);
  for (const reader of readers) reader();
}

/** Notes that a list was loaded, which has them. `list` is another object each time. */
export function noteLoaded(list: unknown): void {
  if (list === loaded) return;
  loaded = list;
  if (fresh.length > 0) change(none);
}

export const newOrders = (): readonly number[] => fresh;

export const noNewOrders = (): readonly number[] => none;

/** Calls a listener when the new orders change. Returns the function that ends it. */
export function watchNewOrders(listener: () => void): () => void {
  listWatchers.add(listener);
  return () => listWatchers.delete(listener);
}

/** Calls a listener for all news of orders. Returns the function that ends it. */
export function watchNews(listener: () => void): () => void {
  readers.add(listener);
  return () => readers.delete(listener);
}

function change(next: readonly number[]): void {
  fresh = next;
  for (const listener of listWatchers) listener();
}
