import type { ReactNode } from 'react';
import { joinClasses } from '../ui/join-classes.ts';
import { columnLook, textLook, type Column } from './column.ts';

const phonePlace = {
  side: '@max-4xl:order-1 @max-4xl:max-w-1/2',
  note: '@max-4xl:order-3 @max-4xl:max-w-full @max-4xl:text-stone',
  more: '@max-4xl:order-3 @max-4xl:max-w-full @max-4xl:text-stone @max-xl:hidden',
  below: '@max-4xl:order-5 @max-4xl:basis-full',
  none: '@max-4xl:hidden',
} as const;

/** A cell. In a narrow place its heading is not seen, so it is read out before the value. */
export function RowCell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const { title, cell, phone } = column;
  return (
    <td className={joinClasses(textLook(column), 'px-3 @max-4xl:px-0', columnLook(column), phonePlace[phone])}>
      {phone !== 'none' && <span className="sr-only @4xl:hidden">{title}: </span>}
      {cell(row)}
    </td>
  );
}

type ChoiceCellProps = { readonly label: string; readonly isChosen: boolean; readonly onToggle: () => void };

/** The cell with a row's checkbox. Choosing needs scripts, so it is not there without them. */
export function ChoiceCell({ label, isChosen, onToggle }: ChoiceCellProps) {
  return (
    <td className="w-11 @max-4xl:absolute @max-4xl:top-0 @max-4xl:left-0 noscript:hidden">
      <Choice label={label} isChosen={isChosen} onToggle={onToggle} />
    </td>
  );
}

export function Choice({ label, isChosen, onToggle }: ChoiceCellProps) {
  return (
    <label className="relative z-1 grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        onChange={onToggle}
        className="size-4 accent-ink outline-offset-4"
      />
    </label>
  );
}

/** The cell with a row's buttons. */
export function ActionsCell({ children }: { readonly children: ReactNode }) {
  return (
    <td className="px-1 @max-4xl:order-4 @max-4xl:ml-auto @max-4xl:max-w-full @max-4xl:px-0">
      <div className="relative z-1 flex items-center justify-end">{children}</div>
    </td>
  );
}
