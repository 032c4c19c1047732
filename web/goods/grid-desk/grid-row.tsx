import { marginOf, marginWords } from '#contract/core/money/margin.ts';
import { fromDecimal } from '#contract/core/money/money.ts';
import { GridCell } from './grid-cell.tsx';
import { rowName } from './grid-columns.ts';
import type { Sheet } from './block-edits.ts';
import { rowHeight } from './use-rows-in-view.ts';
import type { Grid } from './use-grid.ts';
import { presentValue, type Edits } from './edits.ts';
import type { GridRow } from './grid-cells.ts';

type GridRowLineProps = {
  readonly grid: Grid;
  readonly sheet: Sheet;
  /** The rate of the tax in prices, in percent. */
  readonly index: number;
  /** Its place from the first row, in px. */
  readonly start: number;
};

/** The width of the margin, in rem. */
const marginWidth = 8;

/** The widths of the columns, of which the name takes what the others leave of the frame, and the height of a row. */
export function lineOf({ columns }: Sheet) {
  const widths = [...columns.map(({ width }) => width), marginWidth].map((width) => `${width}rem`).join(' ');
  return { gridTemplateColumns: `minmax(var(--grid-name), 1fr) ${widths}`, blockSize: rowHeight };
}

/** A row of the grid: its name, which stays in view, its cells, and its margin, which nobody types. */
export function GridRowLine({ grid, sheet, index, start }: GridRowLineProps) {
  const row = sheet.rows[index];
  if (!row) return null;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="absolute inset-x-0 top-0 grid"
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
      <div
        role="gridcell"
        aria-colindex={sheet.columns.length + 2}
        className="flex items-center justify-end border-r border-b border-line bg-paper px-2 text-small text-stone tabular-nums"
      >
        {rowMargin(grid.state.edits, row)}
      </div>
    </div>
  );
}

/** Returns the margin of a row in words, with what is typed and not saved; '' where no cost is known. */
export function rowMargin(edits: Edits, row: GridRow): string {
  const { product, size } = row;
  const price = Number(presentValue(edits, row, 'currentPrice'));
  const costs = (size ? [size] : product.sizes).map((one) => presentValue(edits, { product, size: one }, 'cost'));
  const margin = marginOf(
    fromDecimal(price),
    costs.map((cost) => (cost === null ? null : fromDecimal(Number(cost)))),
    product.vatPercent,
  );
  return margin ? marginWords(margin) : '';
}
