import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';

type TableProps = {
  /** The table's accessible name. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** The rows. */
  readonly children: ReactNode;
};

const wide =
  'w-full text-left text-small [&_td]:border-t [&_td]:border-line [&_td]:px-4 [&_td]:py-2.5 [&_td]:align-top';

const narrow =
  'max-xl:block max-xl:[&_tbody]:block max-xl:[&_tr]:flex max-xl:[&_tr]:flex-wrap max-xl:[&_tr]:gap-x-2 max-xl:[&_tr]:gap-y-1 ' +
  'max-xl:[&_tr]:border-b max-xl:[&_tr]:border-line max-xl:[&_tr]:p-4 max-xl:[&_td]:min-w-0! max-xl:[&_td]:border-0 max-xl:[&_td]:p-0 ' +
  'max-xl:[&_td[data-column]]:grid max-xl:[&_td[data-column]]:w-full max-xl:[&_td[data-column]]:grid-cols-[7rem_minmax(0,1fr)] ' +
  'max-xl:[&_td[data-column]]:gap-3 max-xl:[&_td[data-column]]:wrap-anywhere ' +
  'max-xl:[&_td[data-column]]:before:text-stone max-xl:[&_td[data-column]]:before:content-[attr(data-column)]';

/**
 * A dense table of the back office. On narrow screens each row is a card: its cells one below the other, each after the
 * name of its column (`data-column`); cells without a name, the buttons, are side by side at the end.
 */
export function Table({ caption, columns, children }: TableProps) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="overflow-x-auto rounded-soft border border-line bg-sheet"
    >
      <table className={joinClasses(wide, narrow)}>
        <caption className="sr-only">{caption}</caption>
        <thead className="label text-stone max-xl:sr-only">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-4 py-3 font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
