/** The place of a cell: its row, and its column after the one that names the row. */
export type Place = { readonly row: number; readonly column: number };

/** The chosen block: where it began, and the cell with the focus. */
export type Chosen = { readonly anchor: Place; readonly active: Place };

export type Block = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number };

type Extent = { readonly rows: number; readonly columns: number };

export const atStart: Chosen = { anchor: { row: 0, column: 0 }, active: { row: 0, column: 0 } };

/** Returns the rows and columns of what is chosen, both ends included. */
export function blockOf({ anchor, active }: Chosen): Block {
  return {
    top: Math.min(anchor.row, active.row),
    bottom: Math.max(anchor.row, active.row),
    left: Math.min(anchor.column, active.column),
    right: Math.max(anchor.column, active.column),
  };
}

export const isIn = ({ top, bottom, left, right }: Block, { row, column }: Place): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

/** Returns a place within the grid. */
export function within({ rows, columns }: Extent, { row, column }: Place): Place {
  const kept = (at: number, count: number) => Math.max(0, Math.min(at, count - 1));
  return { row: kept(row, rows), column: kept(column, columns) };
}

/** Chooses one cell, or all from the anchor to it. */
export function chosenAt({ anchor }: Chosen, place: Place, isExtended = false): Chosen {
  return { anchor: isExtended ? anchor : place, active: place };
}

/** How many rows a page of the keys is. */
const page = 12;

type Key = { readonly key: string; readonly isFar: boolean };

/** Returns where a key moves to, `isFar` with Ctrl or Cmd; undefined for a key that does not move. */
export function movedBy({ key, isFar }: Key, { row, column }: Place, { rows, columns }: Extent): Place | undefined {
  switch (key) {
    case 'ArrowUp':
      return { row: isFar ? 0 : row - 1, column };
    case 'ArrowDown':
      return { row: isFar ? rows - 1 : row + 1, column };
    case 'ArrowLeft':
      return { row, column: isFar ? 0 : column - 1 };
    case 'ArrowRight':
      return { row, column: isFar ? columns - 1 : column + 1 };
    case 'Home':
      return { row: isFar ? 0 : row, column: 0 };
    case 'End':
      return { row: isFar ? rows - 1 : row, column: columns - 1 };
    case 'PageUp':
      return { row: row - page, column };
    case 'PageDown':
      return { row: row + page, column };
    default:
      return undefined;
  }
}
