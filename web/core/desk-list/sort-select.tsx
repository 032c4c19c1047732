import { t } from '#messages/messages.ts';
import { useNavigate } from 'react-router';
import { Form } from '../requests/form.tsx';
import { Button } from '../ui/button.tsx';
import type { Column } from './column.ts';
import { ListSelect } from './list-fields.tsx';
import { listAddress, viewOf } from './list-address.ts';
import type { ListPlace } from './list-place.ts';

type SortSelectProps = {
  readonly columns: readonly Pick<Column<never>, 'title' | 'sort'>[];
  readonly place: ListPlace;
};

/** The sort order on phones, where no headings are seen. Without scripts it has a button. */
export function SortSelect({ columns, place: { path, query, order } }: SortSelectProps) {
  const navigate = useNavigate();
  const sorted = columns.flatMap(({ title, sort }) => (sort ? [{ title, sort }] : []));
  if (sorted.length === 0) return null;
  const kept = [...new URLSearchParams(viewOf(query))].filter(([name]) => name !== 'order');
  return (
    <Form method="get" action={path} className="flex gap-2 @4xl:hidden">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ListSelect
        label={t('desk-list.sortOrder')}
        name="order"
        width="w-52"
        key={order}
        defaultValue={order}
        onChange={({ target }) =>
          void navigate(listAddress(path, query, { order: target.value }), { preventScrollReset: true })
        }
      >
        {sorted.flatMap(({ title, sort }) => [
          <option key={sort.asc} value={sort.asc}>
            {t('desk-list.ascending', { title })}
          </option>,
          <option key={sort.desc} value={sort.desc}>
            {t('desk-list.descending', { title })}
          </option>,
        ])}
      </ListSelect>
      <span className="hidden noscript:block">
        <Button type="submit" size="small" className="min-h-11">
          {t('desk-list.sort')}
        </Button>
      </span>
    </Form>
  );
}
