import type { Element, Layout } from './layout.ts';

/**
 * How much a box may be beside the kept one: browsers and font libraries round the widths of texts differently. A word
 * more or less, or a changed distance of the design, is more.
 */
const least = { px: 4, share: 0.02 };

const isNear = (one: number, other: number) =>
  Math.abs(one - other) <= Math.max(least.px, least.share * Math.max(Math.abs(one), Math.abs(other)));

/** Returns how two layouts differ, one sentence each: what is missing, what is new, and what is elsewhere. */
export function layoutDifferences(kept: Layout, seen: Layout): string[] {
  const pairs = matched(kept.elements, seen.elements);
  const [found, present] = [new Set(pairs.map(([one]) => one)), new Set(pairs.map(([, other]) => other))];
  const missing = kept.elements.filter((one) => !found.has(one)).map(({ words }) => `missing: ${words}`);
  const added = seen.elements.filter((one) => !present.has(one)).map(({ words }) => `new: ${words}`);
  // Beside an element that came or went, the next one has another distance.
  const after = new Set([...followers(kept.elements, found), ...followers(seen.elements, present)]);
  const moved = pairs.flatMap(([one, other]) => moves(one, other, after.has(one) || after.has(other)));
  const isTaller = !isNear(kept.height, seen.height) && missing.length + added.length + moved.length === 0;
  return [
    ...missing,
    ...added,
    ...moved,
    ...(isTaller ? [`the page is ${seen.height} px high instead of ${kept.height}`] : []),
  ];
}

function moves(kept: Element, seen: Element, isBesideOther: boolean): string[] {
  const { words } = kept;
  const wrong = [
    !isNear(kept.left, seen.left) && `left ${seen.left} instead of ${kept.left}`,
    !isBesideOther && !isNear(kept.below, seen.below) && `${seen.below} below the one before instead of ${kept.below}`,
    !(isNear(kept.width, seen.width) && isNear(kept.height, seen.height)) &&
      `${seen.width} x ${seen.height} instead of ${kept.width} x ${kept.height}`,
  ].filter((one) => one !== false);
  return wrong.length === 0 ? [] : [`moved: ${words}: ${wrong.join(', ')}`];
}

/** Returns the elements before which stands one that the other layout does not have. */
function followers(all: readonly Element[], known: ReadonlySet<Element>): Element[] {
  return all.filter((_, at) => {
    const before = all[at - 1];
    return before !== undefined && !known.has(before);
  });
}

type Pair = readonly [kept: Element, seen: Element];

/** Pairs the elements that have the same words in both, in the same order: the longest common subsequence. */
function matched(kept: readonly Element[], seen: readonly Element[]): Pair[] {
  const lengths = Array.from({ length: kept.length + 1 }, () => new Uint16Array(seen.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = kept.length - 1; i >= 0; i -= 1) {
    for (let j = seen.length - 1; j >= 0; j -= 1) {
      const isSame = kept[i]?.words === seen[j]?.words;
      lengths[i]?.set([isSame ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))], j);
    }
  }
  const pairs: Pair[] = [];
  for (let i = 0, j = 0; i < kept.length && j < seen.length;) {
    const [one, other] = [kept[i], seen[j]];
    if (one && other && one.words === other.words) {
      pairs.push([one, other]);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
