import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import type { Route } from './+types/size-tables.admin';
import { categories } from '#contract/goods/categories.ts';
import { sizeTables, type DeskSizeTable } from '#contract/goods/sizes/size-tables.ts';
import { usualTables } from '#contract/goods/sizes/usual-tables.ts';
import { outcomeOf, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { LinkButton } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import type { Category } from '#contract/goods/products.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
import { useQuestion } from '#web/core/ui/use-question.ts';
import { categoryWords } from './size-table-values.ts';

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
      primary={
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

type SizeTableRowProps = {
  readonly table: DeskSizeTable;
  /** The category that it is for. */
  readonly category: Category | undefined;
};

/** A size table, with links to change and to copy it, and a button to delete it. */
function SizeTableRow({ table: { id, name, brand, isLost, rows }, category }: SizeTableRowProps) {
  const { data, submit } = useRequest<ActionOutcome>({ what: t('size-tables.notRemoved', { name }), told: 'message' });
  const question = useQuestion();
  useToast(data);
  const of = [brand, category && categoryWords(category)].filter(Boolean).join(' · ') || t('size-tables.allGoods');
  return (
    <li className="flex items-center rounded-soft border border-line bg-sheet hover:border-ink">
      <Link
        to={href('/admin/size-tables/:id', { id: String(id) })}
        className="grid min-w-0 flex-1 gap-0.5 p-4 text-small"
      >
        <span className="text-body font-medium wrap-anywhere">{name}</span>
        {isLost ? (
          <span className="text-danger">{t('size-tables.lostCategory')}</span>
        ) : (
          <span className="wrap-anywhere text-stone">{of}</span>
        )}
        <span className="wrap-anywhere text-stone">{rows.map(({ size }) => size).join(', ')}</span>
      </Link>
      <LinkButton
        to={`${href('/admin/size-tables/:id', { id: 'new' })}?from=${id}`}
        tone="quiet"
        size="small"
        aria-label={t('size-tables.copyNamed', { name })}
      >
        {t('size-tables.copy')}
      </LinkButton>
      <IconButton label={t('size-tables.removeNamed', { name })} icon="trash" onClick={question.ask} />
      <ConfirmDialog
        {...question.props(() => void submit({ id }, { method: 'post', action: href('/admin/size-tables') }))}
        title={t('size-tables.removeQuestion', { name })}
        confirm={t('size-tables.remove')}
      />
    </li>
  );
}
