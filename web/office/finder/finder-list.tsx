import { t } from '#messages/messages.ts';
import type { MouseEvent } from 'react';
import type { Entry, EntryGroup } from './finder-entries.ts';

type FinderListProps = {
  readonly id: string;
  readonly groups: readonly EntryGroup[];
  readonly active: Entry | undefined;
  /** True while newer results are on their way. */
  readonly isBusy: boolean;
  readonly onPoint: (entry: Entry) => void;
  readonly onChoose: (entry: Entry, isNewTab: boolean) => void;
};

/** Returns the id of an entry's element. */
export const optionId = (list: string, { id }: Entry) => `${list}-${id}`;

/** The results of the finder by group, as the list of a combobox: the focus stays in its field, which hears the keys. */
export function FinderList({ id, groups, active, isBusy, onPoint, onChoose }: FinderListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('finder.results')}
      aria-busy={isBusy}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain scroll-py-2 p-2 empty:hidden"
    >
      {groups.map(({ title, entries }) => (
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden="true" className="px-3 pt-2 pb-1 text-caption font-medium text-stone">
            {title}
          </p>
          {entries.map((entry) => (
            <button
              type="button"
              key={entry.id}
              id={optionId(id, entry)}
              role="option"
              tabIndex={-1}
              aria-selected={entry.id === active?.id}
              onPointerMove={() => onPoint(entry)}
              onMouseDown={(event: MouseEvent) => event.preventDefault()}
              onClick={({ ctrlKey, metaKey }) => onChoose(entry, ctrlKey || metaKey)}
              className="grid min-h-11 w-full content-center gap-x-3 rounded-soft px-3 py-2 text-left text-small aria-selected:bg-sand aria-selected:outline aria-selected:outline-edge md:min-h-9 md:grid-cols-[auto_minmax(0,1fr)] md:items-baseline"
            >
              <span className="font-medium">{entry.title}</span>
              {entry.note && <span className="truncate text-caption text-stone md:text-right">{entry.note}</span>}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
