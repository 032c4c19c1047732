import { t } from '#messages/messages.ts';
import { measuredThings } from '#contract/goods/sizes/size-table-rules.ts';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { Options } from '#web/core/ui/options-field.tsx';
import { CellInput, type CellActs } from './sheet-cell.tsx';
import type { SheetColumn } from './sheet.ts';

const things = { body: t('size-tables.ofBody'), garment: t('size-tables.ofGarment') } as const;

type ColumnHeadProps = {
  readonly column: SheetColumn;
  readonly cell: CellActs;
  readonly onOf: (of: SheetColumn['of']) => void;
  /** Undefined for the only column. */
  readonly onRemove: (() => void) | undefined;
};

/** The name of a column, what it measures, and the button that removes it. */
export function ColumnHead({ column: { name, of }, cell, onOf, onRemove }: ColumnHeadProps) {
  const called = name || t('size-tables.columnNumber', { number: cell.place.column + 1 });
  return (
    <th scope="col" className="border border-line p-0 text-left align-bottom font-medium">
      <div className="flex items-center">
        <select
          aria-label={t('size-tables.measuredBy', { name: called })}
          value={of}
          onChange={({ target: { value } }) => onOf(measuredThings.find((one) => one === value) ?? 'body')}
          className="min-h-11 flex-1 bg-transparent px-2 text-caption text-stone"
        >
          <Options of={measuredThings.map((thing) => [thing, things[thing]])} />
        </select>
        <IconButton
          label={t('size-tables.removeColumn', { name: called })}
          icon="trash"
          disabled={onRemove === undefined}
          onClick={onRemove}
        />
      </div>
      <CellInput {...cell} text={name} label={t('size-tables.columnName', { number: cell.place.column + 1 })} />
    </th>
  );
}
