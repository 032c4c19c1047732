type Row = { readonly top: number; readonly bottom: number };

/**
 * Returns the place in a list that the pointer means for the row at `at`: it passes a neighbour when the pointer is beyond
 * the neighbour's middle.
 */
export function placeAt(rows: readonly Row[], at: number, pointer: number): number {
  const middle = ({ top, bottom }: Row) => (top + bottom) / 2;
  const before = rows.filter((row, place) => place < at && pointer < middle(row)).length;
  const after = rows.filter((row, place) => place > at && pointer > middle(row)).length;
  return at - before + after;
}
