import { both, either, without, type Bits } from './bits.ts';

/** Rows of one relevance. */
export type Group = { readonly worth: number; readonly bits: Bits };

/** Divides groups by marks: a row gets the worth of the first mark that it has. */
export function split(groups: readonly Group[], marks: readonly Group[]): Group[] {
  return groups.flatMap(({ worth, bits }) => {
    const parts: Group[] = [];
    let rest = bits;
    for (const mark of marks) {
      parts.push({ worth: Math.fround(worth + mark.worth), bits: both(rest, mark.bits) });
      rest = without(rest, mark.bits);
    }
    return [...parts, { worth, bits: rest }].filter((part) => part.bits.some((word) => word !== 0));
  });
}

/** Returns the groups, the best first; those that are worth the same as one. */
export function byWorth(groups: readonly Group[]): Bits[] {
  const equals = Map.groupBy(groups, ({ worth }) => worth);
  return [...equals]
    .toSorted(([one], [other]) => other - one)
    .map(([, same]) => same.map(({ bits }) => bits).reduce(either));
}
