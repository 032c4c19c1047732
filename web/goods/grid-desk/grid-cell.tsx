import { t } from '#messages/messages.ts';
import type { Category } from '#contract/goods/products.ts';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { CellEditor } from './cell-editor.tsx';
import { cellText } from './cell-text.ts';
import { presentValue } from './edits.ts';
import { nameOfCell, storedValue, type GridRow } from './grid-cells.ts';
import { rowName, type GridColumn } from './grid-columns.ts';
import { blockOf, isIn, type Place } from './grid-place.ts';
import type { Grid } from './use-grid.ts';

type GridCellProps = {
  readonly grid: Grid;
  readonly row: GridRow;
  readonly column: GridColumn;
  readonly place: Place;
  readonly categories: readonly Category[];
};

/** A cell: what stands in it, whether it is changed or wrong, and its field while it is typed into. */
export function GridCell({ grid, row, column, place, categories }: GridCellProps) {
  const { edits, chosen, draft } = grid.state;
  const edit = edits.get(nameOfCell(row, column.field) ?? '');
  const isActive = chosen.active.row === place.row && chosen.active.column === place.column;
  const isChosen = isIn(blockOf(chosen), place);
  const text = edit?.text ?? cellText(column, presentValue(edits, row, column.field), categories);
  const noteId = `note-${place.row}-${place.column}`;
  return (
    <div
      role="gridcell"
      data-cell={`${place.row}-${place.column}`}
      data-changed={edit ? '' : undefined}
      aria-colindex={place.column + 2}
      aria-selected={isChosen}
      aria-invalid={edit?.error === undefined ? undefined : true}
      aria-describedby={edit ? noteId : undefined}
      tabIndex={isActive ? 0 : -1}
      title={edit?.error}
      className={joinClasses(
        'relative flex items-center overflow-hidden border-r border-b border-line text-small -outline-offset-2',
        column.kind === 'price' || column.kind === 'count' ? 'justify-end tabular-nums' : 'justify-start',
        isChosen ? 'bg-sand' : 'bg-sheet',
        isActive && draft === undefined && 'outline-2 outline-ink',
        edit && edit.error === undefined && 'font-medium text-accent',
        edit?.error !== undefined && 'text-danger ring-2 ring-danger ring-inset',
      )}
    >
      {isActive && draft !== undefined ? (
        <CellEditor
          grid={grid}
          row={row}
          column={column}
          label={t('product-grid.cellLabel', { column: column.title, row: rowName(row) })}
          categories={categories}
          draft={draft}
        />
      ) : (
        <span className="truncate px-2">{text}</span>
      )}
      {edit && (
        <span id={noteId} className="sr-only">
          {edit.error ??
            t('product-grid.changedFrom', {
              value: cellText(column, storedValue(row, column.field), categories) || t('product-grid.nothing'),
            })}
        </span>
      )}
    </div>
  );
}
