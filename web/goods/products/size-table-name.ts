/** The name of a table of the size guide; the tables are loaded with the guide. */
export type SizeTableName = 'letters' | 'waists' | 'feet';

/** Stands for the address of a page of sizes where the guide is the shop's own table, as in the demonstration. */
export const ownTable = '#';

/** Returns the table that contains a product's sizes; undefined if there is none, as for a single size. */
export function sizeTableName(sizes: readonly string[]): SizeTableName | undefined {
  if (sizes.some((size) => /^(?:X{0,3}[SL]|M)$/.test(size))) return 'letters';
  const numbers = sizes.filter((size) => /^\d{2}$/.test(size));
  if (numbers.length === 0) return undefined;
  // Waist sizes are even numbers, shoe sizes can be odd too.
  return numbers.some((size) => Number(size) % 2 === 1) ? 'feet' : 'waists';
}
