import type { CategoryTile } from '#contract/goods/products.ts';
import { gender } from '#contract/core/fields/fields.ts';

/** How many categories are shown: whole rows of two and of three. */
const most = 6;

/**
 * Returns the biggest categories of each gender, women's and men's in turn. If one gender has too few, more of the other
 * are shown.
 */
export function chosenTiles(tiles: readonly CategoryTile[]): CategoryTile[] {
  const bySize = tiles.toSorted((one, other) => other.count - one.count || one.id - other.id);
  const [women, men] = (['women', 'men'] as const).map((genre) => bySize.filter((tile) => tile.genre === genre));
  const turns = bySize.flatMap((_, at) => [women?.[at], men?.[at]].filter((tile) => tile !== undefined));
  return turns.slice(0, most);
}

/** Returns the newest product picture of each gender that has one, women's first; of tiles of all categories. */
export function genderTiles(tiles: readonly (CategoryTile & { readonly newest: number })[]) {
  return gender.options.toReversed().flatMap((genre) => {
    const own = tiles.filter((tile) => tile.genre === genre);
    const newest = own.toSorted((one, other) => other.newest - one.newest).at(0);
    return newest ? [newest] : [];
  });
}
