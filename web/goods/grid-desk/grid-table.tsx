import { t } from '#messages/messages.ts';
import { useLayoutEffect, useRef } from 'react';
import type { Sheet } from './block-edits.ts';
import { GridRowLine, lineOf } from './grid-row.tsx';
import type { Grid } from './use-grid.ts';
import { rowHeight, useRowsInView } from './use-rows-in-view.ts';
import type { Place } from './grid-place.ts';

type GridTableProps = {
  readonly grid: Grid;
  readonly sheet: Sheet;
  /** The rate of the tax in prices, in percent. */
  readonly label: string;
};

const headLook = 'flex items-center border-r border-b border-line bg-paper px-2';

/**
 * The table of the grid. Only the rows in view, and the active one, are in the page. One cell at a time can be reached with Tab; the
 * arrows go to the others.
 */
export function GridTable({ grid, sheet, label }: GridTableProps) {
  const { rows, columns } = sheet;
  const frame = useRef<HTMLDivElement>(null);
  const { active } = grid.state.chosen;
  const isTyping = grid.state.draft !== undefined;
  const view = useRowsInView(frame, rows.length, active.row);
  const isActive = (place: { readonly row: number; readonly column: number }) =>
    place.row === active.row && place.column === active.column;
  useLayoutEffect(() => {
    if (grid.focusRound === 0) return;
    const cell = frame.current?.querySelector<HTMLElement>(`[data-cell="${active.row}-${active.column}"]`);
    if (!isTyping) cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [grid.focusRound, active.row, active.column, isTyping]);

  return (
    <div
      ref={frame}
      className="relative max-h-[70dvh] min-h-60 overflow-auto overscroll-contain rounded-soft border border-line bg-paper [--grid-name:9rem] sm:[--grid-name:18rem]"
      style={{ scrollPaddingBlockStart: rowHeight, scrollPaddingInlineStart: 'var(--grid-name)' }}
    >
      <div
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 2}
        aria-multiselectable="true"
        className="w-max min-w-full select-none"
        onCopy={(event) => {
          if (isTyping) return;
          event.clipboardData.setData('text/plain', grid.copied());
          event.preventDefault();
        }}
        onPaste={(event) => {
          if (isTyping) return;
          grid.paste(event.clipboardData.getData('text/plain'));
          event.preventDefault();
        }}
        onPointerDown={(event) => {
          const place = pointedPlace(event.target);
          if (!place || event.button !== 0 || !isMouse(event.nativeEvent) || (isTyping && isActive(place))) return;
          grid.goTo(place, event.shiftKey);
        }}
        onPointerOver={(event) => {
          const place = pointedPlace(event.target);
          if (place && event.buttons === 1 && isMouse(event.nativeEvent) && !isTyping) grid.goTo(place, true);
        }}
        onClick={(event) => {
          const place = pointedPlace(event.target);
          if (!place || isMouse(event.nativeEvent)) return;
          if (!isActive(place)) grid.goTo(place);
          else if (!isTyping) grid.begin();
        }}
        onDoubleClick={(event) => {
          if (pointedPlace(event.target) && !isTyping) grid.begin();
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          const { key, shiftKey: isShift, altKey: isAlt } = event;
          if (grid.onKey({ key, isFar: event.ctrlKey || event.metaKey, isShift, isAlt })) event.preventDefault();
        }}
      >
        <div role="row" aria-rowindex={1} className="label sticky top-0 z-20 grid text-stone" style={lineOf(sheet)}>
          <div role="columnheader" aria-colindex={1} className={`${headLook} sticky left-0 z-10`}>
            {t('product-grid.product')}
          </div>
          {columns.map(({ field, title }, at) => (
            <div key={field} role="columnheader" aria-colindex={at + 2} className={headLook}>
              {title}
            </div>
          ))}
          <div role="columnheader" aria-colindex={columns.length + 2} className={headLook}>
            {t('product-grid.margin')}
          </div>
        </div>
        <div role="rowgroup" className="relative" style={{ blockSize: view.height }}>
          {view.rows.map(({ index, start }) => (
            <GridRowLine key={index} grid={grid} sheet={sheet} index={index} start={start} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Returns the place of the cell that a pointer is on; undefined beside the cells. */
function pointedPlace(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest('[data-cell]') : null;
  const [row, column] = cell?.getAttribute('data-cell')?.split('-').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

/** True if the events of a pointer are those of a mouse: a finger scrolls, and chooses when it is lifted. */
const isMouse = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'mouse';
