import { useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { DeskListName, ListSetup } from '#contract/core/protocol/desk-lists.ts';
import { BulkBar } from './bulk-bar.tsx';
import { BulkFailures } from './bulk-failures.tsx';
import { ColumnMenu } from './column-menu.tsx';
import type { Columns } from './column.ts';
import { DeskTable, type DeskTableProps } from './desk-table.tsx';
import { isSameView } from './list-address.ts';
import { ListFailed } from './list-failed.tsx';
import type { ListPlace } from './list-place.ts';
import { ListViews, type GivenView } from './list-views.tsx';
import { SaveView } from './save-view.tsx';
import { SortSelect } from './sort-select.tsx';
import { useListLoading } from './use-list-loading.ts';
import { useSelection, type Selection } from './use-selection.ts';

type DeskListProps<Row> = Omit<DeskTableProps<Row>, 'rows'> & {
  readonly list: DeskListName;
  readonly place: ListPlace;
  readonly setup: ListSetup;
  readonly views: readonly GivenView[];
  /** Null for a list that could not be loaded. */
  readonly rows: readonly Row[] | null;
  /** How many rows match: '37 órdenes'; '' if nobody counts. */
  readonly count: string;
  readonly filters: ReactNode;
  /** The actions for the chosen rows. */
  readonly Bulk?: ComponentType<Selection<Row>>;
  /** Shown in the place of no rows. */
  readonly empty: ReactNode;
  readonly pages: ReactNode;
};

function hiddenAtFirst<Row>(columns: Columns<Row>): readonly string[] {
  return columns.filter(({ isHiddenAtFirst }) => isHiddenAtFirst).map(({ key }) => key);
}

/** A list of the back office: its views, filters, table, actions for several rows, and pages. */
export function DeskList<Row>(props: DeskListProps<Row>) {
  const { list, place, setup, views, rows, count, filters, Bulk, empty, pages, ...table } = props;
  const { columns, keyOf } = table;
  const { search } = useLocation();
  const isLoading = useListLoading(place);
  const selection = useSelection(rows ?? [], keyOf, search);
  const [hidden, setHidden] = useState(setup.hidden ?? hiddenAtFirst(columns));
  const [title, ...others] = columns;
  const shown: Columns<Row> = [title, ...others.filter(({ key }) => !hidden.includes(key))];
  const isKnown = [...views, ...setup.views].some((view) => isSameView(view.query, place.query));
  const hasRows = rows !== null && (rows.length > 0 || isLoading);
  return (
    <section aria-label={table.caption} className="@container rounded-soft border border-line bg-sheet">
      <div className="flex items-center justify-between gap-2 border-b border-line px-1 @4xl:flex-wrap">
        <ListViews list={list} given={views} saved={setup.views} place={place} />
        <div className="flex flex-none items-center">
          <SaveView list={list} query={place.query} isKnown={isKnown} />
          <ColumnMenu list={list} columns={others} hidden={hidden} onChange={setHidden} />
        </div>
      </div>
      <div className="border-b border-line empty:hidden">
        {filters}
        {(count !== '' || columns.some(({ sort }) => sort)) && (
          <div className="flex min-h-9 flex-wrap items-center justify-between gap-2 px-3 pb-2 first:pt-2">
            <p aria-live="polite" className="text-small text-stone tabular-nums">
              {rows === null ? '' : count}
            </p>
            <SortSelect columns={columns} place={place} />
          </div>
        )}
      </div>
      {rows === null && <ListFailed />}
      {hasRows && (
        <DeskTable
          {...table}
          columns={shown}
          rows={rows}
          place={place}
          isLoading={isLoading}
          selection={Bulk && selection}
        />
      )}
      {rows !== null && !hasRows && empty}
      {Bulk && selection.chosen.length > 0 && (
        <BulkBar
          count={selection.chosen.length}
          isAll={selection.isAll}
          onAll={selection.toggleAll}
          onClear={selection.clear}
        >
          <Bulk {...selection} />
        </BulkBar>
      )}
      {Bulk && <BulkFailures failed={selection.failed} onClose={() => selection.report([])} />}
      {pages}
    </section>
  );
}
