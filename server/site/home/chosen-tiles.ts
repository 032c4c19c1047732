import type { CategoryTile } from '#contract/goods/products.ts';
import { isSpecifiedDepartment, shownDepartments } from '#contract/core/shop/present-departments.ts';

/** How many categories are shown: whole rows of two and of three. */
const most = 6;

/** Returns the departments in the order of the home page: women's before men's, as the shop began, then the others. */
function inHomeOrder(): readonly string[] {
  const ids = shownDepartments().map(({ id }) => id);
  return [...ids.filter(isSpecifiedDepartment).toReversed(), ...ids.filter((id) => !isSpecifiedDepartment(id))];
}

/** Returns the biggest categories of each department in turn. If one has too few, more of the others are shown. */
export function chosenTiles(tiles: readonly CategoryTile[]): CategoryTile[] {
  const bySize = tiles.toSorted((one, other) => other.count - one.count || one.id - other.id);
  const all = inHomeOrder().map((id) => bySize.filter(({ genre }) => genre === id));
  const turns = bySize.flatMap((_, at) => all.flatMap((own) => own[at] ?? []));
  return turns.slice(0, most);
}

/** Returns the newest product picture of each department that has one; of tiles of all categories. */
export function genderTiles(tiles: readonly (CategoryTile & { readonly newest: number })[]) {
  return inHomeOrder().flatMap((genre) => {
    const own = tiles.filter((tile) => tile.genre === genre);
    const newest = own.toSorted((one, other) => other.newest - one.newest).at(0);
    return newest ? [newest] : [];
  });
}
