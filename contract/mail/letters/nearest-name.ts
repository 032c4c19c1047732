/** Returns the name that a mistyped one most likely means; undefined if none is like it. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const plain = plainName(typed);
  const [nearest] = names
    .map((name) => ({ name, distance: isPart(plain, name) ? 1 : editsBetween(plain, name) }))
    .filter(({ name, distance }) => distance <= Math.max(2, Math.floor(name.length / 3)))
    .toSorted((one, other) => one.distance - other.distance);
  return nearest?.name;
}

const isPart = (typed: string, name: string) => typed.length > 2 && name.split('_').includes(typed);

/** Without accents and capitals, and with one sign between words. */
function plainName(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
}

/** The Levenshtein distance: how many characters have to be added, removed or replaced. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [index, character] of [...one].entries()) {
    const above = row;
    const next = [index + 1];
    for (const [at, wanted] of [...other].entries()) {
      const replaced = (above[at] ?? 0) + (character === wanted ? 0 : 1);
      next.push(Math.min(replaced, (above[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
