import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import type { Route } from './+types/size-tables.admin';
import { categories } from '#contract/goods/categories.ts';
import { sizeTables } from '#contract/goods/sizes/size-tables.ts';
import { usualTables } from '#contract/goods/sizes/usual-tables.ts';
import { outcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { LinkButton } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { SizeTableRow } from './size-table-row.tsx';

const title = t('size-tables.title');

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  const [{ tables }, found] = await Promise.all([api.load(sizeTables.list, {}), api.load(categories.desk, {})]);
  return { tables, categories: found, usual: usualTables().map(({ name }) => name) };
}

/** Deletes a table. */
export async function action({ request, context }: Route.ActionArgs) {
  const id = formText(await request.formData(), 'id');
  return outcomeOf(await apiClientOf(context).submit(sizeTables.remove, { id }), t('size-tables.removed'));
}

export const meta: Route.MetaFunction = () => pageMeta({ title, isPrivate: true });

/** The owner's size tables, and usual ones to begin with. */
export default function SizeTablesAdmin({ loaderData: { tables, categories: all, usual } }: Route.ComponentProps) {
  const add = href('/admin/size-tables/:id', { id: 'new' });
  return (
    <AdminPage
      title={title}
      actions={
        <LinkButton to={add} size="small">
          {t('size-tables.add')}
        </LinkButton>
      }
    >
      {tables.length === 0 ? (
        <EmptyState title={t('size-tables.none')}>{t('size-tables.noneHint')}</EmptyState>
      ) : (
        <ul className="grid gap-2">
          {tables.map((table) => (
            <SizeTableRow key={table.id} table={table} category={all.find(({ id }) => id === table.categoryId)} />
          ))}
        </ul>
      )}
      <section aria-labelledby="usual" className="mt-8">
        <h2 id="usual" className="mb-3 font-display text-title">
          {t('size-tables.beginWith')}
        </h2>
        <ul className="flex flex-wrap gap-x-6">
          {usual.map((name, at) => (
            <li key={name}>
              <Link to={`${add}?usual=${at}`} className="link flex min-h-11 items-center text-small">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </AdminPage>
  );
}
