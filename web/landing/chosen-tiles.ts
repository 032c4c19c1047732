import type { CategoryTile } from '#contract/catalogue.ts';

/** How many categories the landing page shows: whole rows of two and of three. */
const most = 6;

/**
 * Returns the categories that the landing page shows: the biggest of each gender, women's and men's in turn. If one
 * gender has too few, more of the other are shown.
 */
export function chosenTiles(tiles: readonly CategoryTile[]): CategoryTile[] {
  const bySize = tiles.toSorted((one, other) => other.count - one.count || one.id - other.id);
  const [women, men] = (['women', 'men'] as const).map((genre) => bySize.filter((tile) => tile.genre === genre));
  const turns = bySize.flatMap((_, at) => [women?.[at], men?.[at]].filter((tile) => tile !== undefined));
  return turns.slice(0, most);
}
