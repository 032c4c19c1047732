/** A cell as the file has it: a number only where the file itself says so (XLSX), which needs no guess about separators. */
export type Cell = string | number;

/** A row of a file. `isCut`: it has fewer cells than the headings, as in a file that was cut. */
export type TableRow = { readonly row: number; readonly cells: readonly Cell[]; readonly isCut: boolean };

/** A table: its headings as written, and its rows as they are read. */
export type Table = { readonly headings: readonly string[]; readonly rows: AsyncIterable<TableRow> };

/** More than any catalogue that fits in one import. */
export const mostRows = 200_000;

/** More than any list of products has: shops that write a column for each fact of theirs have some hundreds. */
export const mostColumns = 2000;

/** The text of a cell without the blanks around it. A number is written in full: 7790000000000, never 7.79E+12. */
export function textOf(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return cell.trim();
  return String(cell);
}
