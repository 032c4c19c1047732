/**
 * Returns the canonical query of a page or call: only the given names, in that order, each with its values. Addresses
 * that request the same are equal then, whatever parameters a campaign has added. `keepsEmpty`: an empty value counts
 * as given.
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
