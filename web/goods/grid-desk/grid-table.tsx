import { t } from '#messages/messages.ts';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import { GridCell } from './grid-cell.tsx';
import { rowName } from './grid-columns.ts';
import type { Sheet } from './block-edits.ts';
import type { Grid } from './use-grid.ts';

type GridTableProps = { readonly grid: Grid; readonly sheet: Sheet; readonly label: string };

/** The height of a row, in px: large enough for a finger. */
const rowHeight = 44;

/** What is rendered before the window is measured, in px. */
const firstView = { width: 1000, height: 600 } as const;

/**
 * The table of the grid. Only the rows in view, and the active one, are in the page. One cell at a time can be reached with Tab; the
 * arrows go to the others.
 */
export function GridTable({ grid, sheet, label }: GridTableProps) {
  const { rows, columns, categories } = sheet;
  const frame = useRef<HTMLDivElement>(null);
  const { active } = grid.state.chosen;
  const isTyping = grid.state.draft !== undefined;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    initialRect: firstView,
    overscan: 4,
    // The focus would be lost with its row.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), active.row])].toSorted((a, b) => a - b),
  });
  useLayoutEffect(() => {
    if (grid.focusRound === 0) return;
    const cell = frame.current?.querySelector<HTMLElement>(`[data-cell="${active.row}-${active.column}"]`);
    if (!isTyping) cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [grid.focusRound, active.row, active.column, isTyping]);
  const template = `var(--grid-name) ${columns.map(({ width }) => `${width}rem`).join(' ')}`;
  const line = { gridTemplateColumns: template, blockSize: rowHeight };
  const head = 'flex items-center border-r border-b border-line bg-paper px-2';

  return (
    <div
      ref={frame}
      className="relative max-h-[70dvh] min-h-60 overflow-auto overscroll-contain rounded-soft border border-line bg-paper [--grid-name:9rem] sm:[--grid-name:18rem]"
      style={{ scrollPaddingBlockStart: rowHeight, scrollPaddingInlineStart: 'var(--grid-name)' }}
    >
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
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
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          const { key, shiftKey: isShift, altKey: isAlt } = event;
          if (grid.onKey({ key, isFar: event.ctrlKey || event.metaKey, isShift, isAlt })) event.preventDefault();
        }}
      >
        <div role="row" aria-rowindex={1} className="label sticky top-0 z-20 grid w-max text-stone" style={line}>
          <div role="columnheader" aria-colindex={1} className={`${head} sticky left-0 z-10`}>
            {t('product-grid.product')}
          </div>
          {columns.map(({ field, title }, at) => (
            <div key={field} role="columnheader" aria-colindex={at + 2} className={head}>
              {title}
            </div>
          ))}
        </div>
        <div role="rowgroup" className="relative" style={{ blockSize: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            if (!row) return null;
            return (
              <div
                key={index}
                role="row"
                aria-rowindex={index + 2}
                className="absolute top-0 left-0 grid w-max"
                style={{ ...line, transform: `translateY(${start}px)` }}
              >
                <div
                  role="rowheader"
                  aria-colindex={1}
                  className="sticky left-0 z-10 flex items-center border-r border-b border-line bg-sheet px-2 text-small"
                >
                  <span className="line-clamp-2">{rowName(row)}</span>
                </div>
                {columns.map((column, at) => (
                  <GridCell
                    key={column.field}
                    grid={grid}
                    row={row}
                    column={column}
                    place={{ row: index, column: at }}
                    categories={categories}
                  />
                ))}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}
