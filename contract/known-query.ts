/**
 * What a page or call reads of a query: its own names in their own order, each with its values as they were given. Two
 * addresses that ask for the same are so written alike, whatever a campaign has added. `keepsEmpty`: a value of no
 * characters counts as given.
 */
export function knownQuery(
  given: URLSearchParams,
  names: readonly string[],
  { keepsEmpty = false }: { readonly keepsEmpty?: boolean } = {},
): URLSearchParams {
  const known = new URLSearchParams();
  for (const name of names) {
    for (const value of given.getAll(name)) if (keepsEmpty || value !== '') known.append(name, value);
  }
  return known;
}
