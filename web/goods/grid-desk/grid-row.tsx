import { GridCell } from './grid-cell.tsx';
import { rowName } from './grid-columns.ts';
import type { Sheet } from './block-edits.ts';
import { rowHeight } from './use-rows-in-view.ts';
import type { Grid } from './use-grid.ts';

type GridRowLineProps = {
  readonly grid: Grid;
  readonly sheet: Sheet;
  readonly index: number;
  /** Its place from the first row, in px. */
  readonly start: number;
};

/** The widths of the columns, and the height of a row. */
export function lineOf({ columns }: Sheet) {
  const widths = columns.map(({ width }) => `${width}rem`).join(' ');
  return { gridTemplateColumns: `var(--grid-name) ${widths}`, blockSize: rowHeight };
}

/** A row of the grid: its name, which stays in view, and its cells. */
export function GridRowLine({ grid, sheet, index, start }: GridRowLineProps) {
  const row = sheet.rows[index];
  if (!row) return null;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="absolute top-0 left-0 grid w-max"
      style={{ ...lineOf(sheet), transform: `translateY(${start}px)` }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        className="sticky left-0 z-10 flex items-center border-r border-b border-line bg-sheet px-2 text-small"
      >
        <span className="line-clamp-2">{rowName(row)}</span>
      </div>
      {sheet.columns.map((column, at) => (
        <GridCell
          key={column.field}
          grid={grid}
          row={row}
          column={column}
          place={{ row: index, column: at }}
          categories={sheet.categories}
        />
      ))}
    </div>
  );
}
