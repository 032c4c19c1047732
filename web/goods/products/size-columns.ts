type Column = { readonly of: 'body' | 'garment' };

/** Returns the columns of a size table as they stand beside each other: those of the body first, each with its place in the rows. */
export function columnGroups<Shown extends Column>(columns: readonly Shown[]) {
  const placed = columns.map((column, at) => ({ column, at }));
  const groups = (['body', 'garment'] as const).map((of) => ({
    of,
    members: placed.filter(({ column }) => column.of === of),
  }));
  return {
    groups: groups.flatMap(({ of, members: { length } }) => (length > 0 ? [{ of, count: length }] : [])),
    order: groups.flatMap(({ members }) => members),
  };
}
