import type { DeskListName } from '#contract/core/protocol/desk-lists.ts';
import { CheckField } from '../ui/check-field.tsx';
import type { Column } from './column.ts';
import { useListSetup } from './use-list-setup.ts';

type ColumnChecksProps = {
  readonly list: DeskListName;
  /** The columns that can be hidden. */
  readonly columns: readonly Pick<Column<never>, 'key' | 'title'>[];
  readonly hidden: readonly string[];
  readonly onChange: (hidden: readonly string[]) => void;
};

/** A box to tick for each column; the choice is saved for the administrator. */
export function ColumnChecks({ list, columns, hidden, onChange }: ColumnChecksProps) {
  const { hideColumns } = useListSetup(list);

  function show(key: string, isShown: boolean) {
    const next = isShown ? hidden.filter((one) => one !== key) : [...hidden, key];
    onChange(next);
    hideColumns(next);
  }

  return columns.map(({ key, title }) => (
    <CheckField
      key={key}
      label={title}
      checked={!hidden.includes(key)}
      onChange={(event) => show(key, event.target.checked)}
    />
  ));
}
