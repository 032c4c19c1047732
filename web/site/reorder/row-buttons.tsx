import type { ReactNode } from 'react';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { editPath, upPath } from './icon-paths.ts';

type MoveButtonsProps = {
  readonly labels: { readonly up: string; readonly down: string };
  readonly onStep: (by: 1 | -1) => void;
};

/** The buttons that move a row by one place. They stay enabled at the ends, which are said, to keep the focus. */
export function MoveButtons({ labels, onStep }: MoveButtonsProps) {
  return (
    <>
      <IconButton label={labels.up} icon={upPath} data-move="-1" onClick={() => onStep(-1)} />
      <IconButton label={labels.down} icon="down" data-move="1" onClick={() => onStep(1)} />
    </>
  );
}

type RowButtonsProps = MoveButtonsProps & {
  readonly labels: { readonly up: string; readonly down: string; readonly edit: string; readonly remove: string };
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  /** The attributes of the button that removes, by `useRemovalFocus`. */
  readonly removes: Readonly<Record<string, string>>;
  /** Further buttons. */
  readonly children?: ReactNode;
};

/** The buttons of a row: up, down, change, further ones and remove. */
export function RowButtons({ labels, onStep, onEdit, onRemove, removes, children }: RowButtonsProps) {
  return (
    <>
      <MoveButtons labels={labels} onStep={onStep} />
      <IconButton label={labels.edit} icon={editPath} onClick={onEdit} />
      {children}
      <IconButton {...removes} label={labels.remove} icon="trash" onClick={onRemove} />
    </>
  );
}
