/** The areas of the shop: the folders of `contract/`, `server/` and `web/`. What each adds to a table is joined by `joinAreas`. */
export type Area = 'core' | 'people' | 'goods' | 'site' | 'delivery' | 'sales' | 'marketing' | 'mail' | 'office';

type Parts = Readonly<Record<Area, object>>;

type Lists = Readonly<Record<Area, readonly unknown[]>>;

/** All members of a union at once: `{ a } | { b }` becomes `{ a } & { b }`. */
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/**
 * Returns one table with the entries of all areas, in the order in which they are given. An area that is left out does not
 * compile. A name is in one area only (contract/joined-areas.test.ts).
 */
export function joinAreas<T extends Parts>(parts: T): AllOf<T[Area]>;
export function joinAreas(parts: Parts): object {
  return Object.assign({}, ...Object.values(parts));
}

/** Returns one list with the entries of all areas, in the order in which they are given. */
export function joinLists<const T extends Lists>(lists: T): T[Area][number][];
export function joinLists(lists: Lists): unknown[] {
  return Object.values(lists).flat();
}
