import type { ReactNode } from 'react';

type TableProps = {
  /** What the table holds, for those who do not see it. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** The rows. */
  readonly children: ReactNode;
};

/** A dense table of the back office. On narrow screens it scrolls by itself, also by keyboard. */
export function Table({ caption, columns, children }: TableProps) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="overflow-x-auto rounded-soft border border-line bg-sheet"
    >
      <table className="w-full text-left text-small [&_td]:border-t [&_td]:border-line [&_td]:px-4 [&_td]:py-2.5 [&_td]:align-top">
        <caption className="sr-only">{caption}</caption>
        <thead className="label text-stone">
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
