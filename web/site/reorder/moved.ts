/** Returns a list with one of its items at another place. A place beyond an end is that end. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const place = Math.min(items.length - 1, Math.max(0, to));
  const [item] = items.slice(from, from + 1);
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(place, 0, item);
}
