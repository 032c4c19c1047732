import { t } from '#messages/messages.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { formatCount } from '#contract/core/money/price-words.ts';
import type { DeskListName, ListSetup } from '#contract/core/protocol/desk-lists.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { DeskList } from './desk-list.tsx';
import type { DeskTableProps } from './desk-table.tsx';
import { ClearFilters, ListSearch } from './list-fields.tsx';
import { ListForm } from './list-form.tsx';
import type { GivenView } from './list-views.tsx';
import { isFound, shortQuestion, type FoundBy } from './short-question.ts';

type ShortListProps<Row> = DeskTableProps<Row> & {
  readonly list: DeskListName;
  readonly path: string;
  readonly setup: ListSetup;
  /** The states that rows can have, each a view. */
  readonly states: Readonly<Record<string, string>>;
  /** What the view of all of them is called; 'Todas' if not set. */
  readonly all?: string;
  readonly foundBy: (row: Row) => FoundBy;
  /** Shown while there are no rows at all. */
  readonly empty: ReactNode;
};

/** A list that is loaded whole, because an owner has few: found by its states and by words, with views as any other list. */
export function ShortList<Row>({
  path,
  states,
  all: nameOfAll = t('desk-list.all'),
  foundBy,
  rows,
  empty,
  ...list
}: ShortListProps<Row>) {
  const { search } = useLocation();
  const asked = shortQuestion(search);
  const found = rows.filter((row) => isFound(foundBy(row), asked));
  const views: GivenView[] = [
    { name: nameOfAll, query: '' },
    ...Object.entries(states).map(([state, name]) => ({ name, query: new URLSearchParams({ state }).toString() })),
  ];
  const [shown, all] = [formatCount(found.length), formatCount(rows.length)];
  const counted =
    found.length === rows.length ? t('desk-list.allRows', { all }) : t('desk-list.someRows', { shown, all });
  const place = { path, query: search, order: '' };
  return (
    <DeskList
      {...list}
      rows={found}
      place={place}
      views={views}
      count={rows.length === 0 ? '' : counted}
      filters={
        rows.length > 0 && (
          <ListForm key={search} place={place}>
            <ListSearch
              label={t('desk-list.searchIn', { list: list.caption })}
              name="search"
              placeholder={t('desk-list.search')}
              defaultValue={asked.search}
              maxLength={80}
            />
            {asked.state !== '' && <input type="hidden" name="state" value={asked.state} />}
            <Button type="submit" tone="outline" size="small" className="min-h-11">
              {t('desk-list.search')}
            </Button>
            {asked.search !== '' && <ClearFilters to={path} />}
          </ListForm>
        )
      }
      empty={
        rows.length === 0 ? (
          empty
        ) : (
          <EmptyState
            title={t('desk-list.noneFound')}
            action={<LinkButton to={path}>{t('desk-list.showAll')}</LinkButton>}
          />
        )
      }
      pages={null}
    />
  );
}
