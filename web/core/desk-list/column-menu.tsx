import { t } from '#messages/messages.ts';
import { useId } from 'react';
import type { DeskListName } from '#contract/core/protocol/desk-lists.ts';
import { CheckField } from '../ui/check-field.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Column } from './column.ts';
import { ColumnChecks } from './column-checks.tsx';
import { KeyList, listKeys } from './key-list.tsx';
import { setListShortcuts, useListShortcuts } from './list-shortcuts.ts';

type ColumnMenuProps = {
  readonly list: DeskListName;
  /** The columns that can be hidden. */
  readonly columns: readonly Pick<Column<never>, 'key' | 'title'>[];
  readonly hidden: readonly string[];
  readonly onChange: (hidden: readonly string[]) => void;
};

/** A menu of the columns to show, saved for the administrator, and of the list's keys, which can be turned off. */
export function ColumnMenu({ list, columns, hidden, onChange }: ColumnMenuProps) {
  const id = useId();
  const hasKeys = useListShortcuts();

  return (
    <div className="@max-4xl:hidden noscript:hidden">
      <button
        type="button"
        popoverTarget={id}
        className="flex min-h-11 items-center gap-2 px-3 text-small underline-offset-4 hover:underline"
      >
        <Icon name="M3 7h11M18 7h3M3 17h3M10 17h11M16 9.500v-5M8 19.500v-5" size={16} />
        {t('desk-list.columns')}
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={t('desk-list.columns')}
        className="w-64 rounded-soft border border-line bg-sheet p-4 shadow-lift below-invoker backdrop:bg-transparent"
      >
        <ColumnChecks list={list} columns={columns} hidden={hidden} onChange={onChange} />
        <div className="mt-3 border-t border-line pt-3">
          <CheckField
            label={t('desk-list.keys')}
            checked={hasKeys}
            onChange={(event) => setListShortcuts(event.target.checked)}
          />
          <div className="text-caption text-stone">
            <KeyList keys={listKeys} />
          </div>
        </div>
      </div>
    </div>
  );
}
