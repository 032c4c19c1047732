import type { ClipboardEvent, KeyboardEvent } from 'react';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import type { SheetPlace } from './sheet.ts';

/** What a cell of the sheet does, wherever it is. */
export type CellActs = {
  readonly place: SheetPlace;
  readonly isWrong: boolean;
  readonly onText: (text: string) => void;
  readonly onLeave: () => void;
  readonly onPaste: (event: ClipboardEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
};

type CellInputProps = CellActs & { readonly text: string; readonly label: string };

/** The control of a cell. */
export function CellInput({ place, text, label, isWrong, onText, onLeave, ...acts }: CellInputProps) {
  return (
    <input
      {...acts}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      data-cell={`${place.row} ${place.column}`}
      value={text}
      maxLength={30}
      autoComplete="off"
      onChange={({ target: { value } }) => onText(value)}
      onBlur={onLeave}
      className={joinClasses(
        'min-h-11 w-full min-w-24 bg-transparent px-2 tabular-nums aria-invalid:bg-sand aria-invalid:text-danger',
        place.column < 0 && 'font-medium',
      )}
    />
  );
}

/** A size or a measure. */
export function SheetCell(props: CellInputProps) {
  return (
    <td className="border border-line p-0">
      <CellInput {...props} />
    </td>
  );
}
