import type { ComponentType } from 'react';
import { t } from '#messages/messages.ts';
import { joinClasses } from '../ui/join-classes.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { columnLook, type Columns } from './column.ts';
import type { ListPlace } from './list-place.ts';
import { Choice } from './row-cells.tsx';
import { TableHeading } from './table-head.tsx';
import { rowLook, TableRow, type RowLink } from './table-row.tsx';
import { useListKeys } from './use-list-keys.ts';
import type { Selection } from './use-selection.ts';

/** In a narrow place, the first two columns have a line each. */
const narrowPlaces = ['@max-4xl:order-1 @max-4xl:basis-full', '@max-4xl:order-3 @max-4xl:w-40'] as const;

type SkeletonRowsProps<Row> = {
  readonly count: number;
  readonly columns: Columns<Row>;
  readonly hasChoice: boolean;
  readonly hasActions: boolean;
};

/** The rows of a list that is loading: as many, as high and with the same columns. */
function SkeletonRows<Row>({ count, columns, hasChoice, hasActions }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} className={joinClasses(rowLook, hasChoice ? '@max-4xl:pl-11' : '@max-4xl:pl-3')}>
      {hasChoice && <EmptyCell />}
      {columns.map((column, at) => (
        <td
          key={column.key}
          className={joinClasses('px-3 @max-4xl:px-0', columnLook(column), narrowPlaces[at] ?? '@max-4xl:hidden')}
        >
          <Skeleton className={joinClasses('h-3', at === 0 ? 'w-3/5' : 'w-4/5', column.isNumber && '@4xl:ml-auto')} />
        </td>
      ))}
      {hasActions && <EmptyCell />}
    </tr>
  ));
}

function EmptyCell() {
  return <td className="@max-4xl:hidden">{null}</td>;
}

export type DeskTableProps<Row> = {
  /** The table's accessible name. */
  readonly caption: string;
  readonly columns: Columns<Row>;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** What a row is called in the names of its checkbox: 'la orden 123'. */
  readonly nameOf: (row: Row) => string;
  readonly linkOf?: (row: Row) => RowLink | undefined;
  /** The buttons of a row, the heading of their column, which is not seen if not set, and the class of its width. */
  readonly actions?: {
    readonly title?: string;
    readonly width: string;
    readonly Buttons: ComponentType<{ readonly row: Row }>;
  };
};

type StateProps<Row> = {
  readonly place: ListPlace;
  readonly isLoading: boolean;
  /** Undefined for a list without actions for several rows. */
  readonly selection: Selection<Row> | undefined;
};

/** As many as a page has, so that the page keeps its height and its scroll position. */
const mostSkeletons = 50;

/**
 * The table of all lists of the back office: rows of 44 px with a sticky heading that sorts, and in a narrow place rows
 * of two lines. The widths of its columns are fixed, so that it is never wider than its place.
 */
export function DeskTable<Row>(props: DeskTableProps<Row> & StateProps<Row>) {
  const { caption, columns, rows, keyOf, nameOf, linkOf, actions, place, isLoading, selection } = props;
  const table = useListKeys({ toggle: selection?.toggle, clear: selection?.clear });
  return (
    <table
      ref={table}
      aria-busy={isLoading || undefined}
      className="w-full table-fixed text-left text-small @max-4xl:block"
    >
      <caption className="sr-only">{caption}</caption>
      <thead className="sticky top-bar z-10 bg-paper text-caption text-stone @max-4xl:hidden">
        <tr className="h-11 shadow-[inset_0_-1px_0_var(--color-line)]">
          {selection && (
            <th scope="col" className="w-11 noscript:hidden">
              <Choice
                label={t('desk-list.chooseAllRows', { caption })}
                isChosen={selection.isAll}
                onToggle={selection.toggleAll}
              />
            </th>
          )}
          {columns.map((column) => (
            <TableHeading key={column.key} column={column} place={place} />
          ))}
          {actions && (
            <th scope="col" className={joinClasses('px-3 font-medium', actions.width)}>
              {actions.title ?? <span className="sr-only">{t('desk-list.actions')}</span>}
            </th>
          )}
        </tr>
      </thead>
      <tbody className="@max-4xl:block [&>tr:first-child]:border-t-0">
        {isLoading ? (
          <SkeletonRows
            count={Math.min(Math.max(rows.length, 3), mostSkeletons)}
            columns={columns}
            hasChoice={selection !== undefined}
            hasActions={actions !== undefined}
          />
        ) : (
          rows.map((row) => {
            const key = keyOf(row);
            return (
              <TableRow
                key={key}
                id={key}
                row={row}
                columns={columns}
                link={linkOf?.(row)}
                choice={
                  selection && {
                    label: t('desk-list.chooseRow', { row: nameOf(row) }),
                    isChosen: selection.isChosen(key),
                    onToggle: () => selection.toggle(key),
                  }
                }
                actions={actions && <actions.Buttons row={row} />}
              />
            );
          })
        )}
      </tbody>
    </table>
  );
}
