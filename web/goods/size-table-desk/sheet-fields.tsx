import { t } from '#messages/messages.ts';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { mostOfTable } from '#contract/goods/sizes/size-table-rules.ts';
import type { FormOf } from '#web/core/forms/use-form.ts';
import { Button } from '#web/core/ui/button.tsx';
import { ErrorOfGroup } from '#web/core/ui/field.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { ColumnHead } from './column-head.tsx';
import {
  blockIn,
  withBlock,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
  withText,
  type Sheet,
  type SheetPlace,
} from './sheet.ts';
import { SheetCell } from './sheet-cell.tsx';
import { nextCell, placeWords, troubleAt } from './sheet-places.ts';
import type { SizeTableValues } from './size-table-values.ts';

/** The measures of a size table as a small spreadsheet: a block that was copied elsewhere is pasted from any cell on. */
export function SheetFields({ form }: { readonly form: FormOf<SizeTableValues> }) {
  const { sheet } = form.values;
  const table = useRef<HTMLTableElement>(null);
  const wrong = Object.keys(form.errors).filter((place) => /^(?:rows|columns)/.test(place));
  const told = wrong.filter((place) => form.shown(place) !== undefined);
  const set = (change: (before: Sheet) => Sheet) => form.put({ sheet: change(sheet) }, ...wrong);
  const cell = (place: SheetPlace) => ({
    place,
    isWrong: troubleAt(told, place),
    onText: (text: string) => set((before) => withText(before, place, text)),
    onLeave() {
      for (const one of wrong) if (troubleAt([one], place)) form.leave(one);
    },
    onPaste(event: ClipboardEvent) {
      const block = blockIn(event.clipboardData.getData('text/plain'));
      if (!block) return;
      event.preventDefault();
      set((before) => withBlock(before, place, block));
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const next = nextCell(table.current, place, event);
      if (!next && event.key !== 'Enter') return;
      event.preventDefault();
      next?.focus();
      next?.select();
    },
  });
  return (
    <div className="grid gap-3">
      <p className="text-small text-stone">{t('size-tables.pasteHint')}</p>
      <div className="relative overflow-x-auto" role="region" aria-label={t('size-tables.measures')} tabIndex={0}>
        <table ref={table} className="border-collapse text-small">
          <thead>
            <tr>
              <th scope="col" className="border border-line p-2 text-left align-bottom font-medium">
                {t('catalogue.size')}
              </th>
              {sheet.columns.map((column, at) => (
                <ColumnHead
                  key={column.key}
                  column={column}
                  cell={cell({ row: -1, column: at })}
                  onOf={(of) =>
                    set(({ columns, rows }) => ({
                      columns: columns.map((one) => (one.key === column.key ? { ...one, of } : one)),
                      rows,
                    }))
                  }
                  onRemove={sheet.columns.length > 1 ? () => set((before) => withoutColumn(before, at)) : undefined}
                />
              ))}
              <th scope="col">
                <span className="sr-only">{t('size-tables.remove')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {sheet.rows.map((row, at) => (
              <tr key={row.key}>
                {[row.size, ...row.cells].map((text, column) => (
                  <SheetCell
                    key={sheet.columns[column - 1]?.key ?? 'size'}
                    {...cell({ row: at, column: column - 1 })}
                    text={text}
                    label={placeWords(sheet, { row: at, column: column - 1 })}
                  />
                ))}
                <td>
                  <IconButton
                    label={t('size-tables.removeRow', { name: row.size || String(at + 1) })}
                    icon="trash"
                    disabled={sheet.rows.length === 1}
                    onClick={() => set((before) => withoutRow(before, at))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {told.map((place) => (
        <ErrorOfGroup key={place}>{`${placeWords(sheet, place)}: ${form.shown(place) ?? ''}`}</ErrorOfGroup>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          tone="outline"
          size="small"
          disabled={sheet.rows.length >= mostOfTable.rows}
          onClick={() => set(withRow)}
        >
          {t('size-tables.addRow')}
        </Button>
        <Button
          tone="outline"
          size="small"
          disabled={sheet.columns.length >= mostOfTable.columns}
          onClick={() => set(withColumn)}
        >
          {t('size-tables.addColumn')}
        </Button>
      </div>
    </div>
  );
}
