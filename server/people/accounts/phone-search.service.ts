/**
 * Returns the pattern of LIKE for telephones with the digits of a search; undefined for one with other signs than telephones have,
 * or with fewer digits than `fewest`, which are a part of too many. The 0 before an area code is no part of the number.
 */
export function phonePattern(search: string, fewest: number): string | undefined {
  if (!/^[\d\s()+./-]+$/.test(search)) return undefined;
  const digits = search.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits.length < fewest ? undefined : `%${digits}%`;
}
