import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import type { Route } from './+types/import.admin';
import { productImports } from '#contract/goods/imports/product-imports.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import { apiClientOf, apiContext } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { FileField } from './file-field.tsx';
import { stateWords } from './import-words.ts';

/** The imports of products, and the form for a new one. */
export async function loader({ context }: Route.LoaderArgs) {
  const imports = await apiClientOf(context).load(productImports.list, {});
  const uploadTo = `${context.get(apiContext).apiBase}${productImports.upload.path}`;
  return { imports, uploadTo };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('import-desk.title'), isPrivate: true });

export default function ImportAdmin({ loaderData: { imports, uploadTo } }: Route.ComponentProps) {
  return (
    <AdminPage title={t('import-desk.title')}>
      <div className="grid max-w-3xl gap-8">
        <p className="text-small text-stone">{t('import-desk.hint')}</p>
        <p className="text-small text-stone">{t('import-desk.codesHint')}</p>
        <p className="text-small">
          {t('import-desk.exportHint')}{' '}
          <Link to={href('/admin/export/products/:format', { format: 'csv' })} reloadDocument className="underline">
            {t('import-desk.exportCsv')}
          </Link>{' '}
          <Link to={href('/admin/export/products/:format', { format: 'xlsx' })} reloadDocument className="underline">
            {t('import-desk.exportXlsx')}
          </Link>
        </p>
        <FileField uploadTo={uploadTo} />
        {imports.length > 0 && (
          <section aria-labelledby="earlier">
            <h2 id="earlier" className="mb-3 font-display text-title">
              {t('import-desk.earlier')}
            </h2>
            <ul className="grid gap-2">
              {imports.map(({ id, name, state, createdAt, by }) => (
                <li key={id} className="rounded-soft border border-line bg-sheet p-4 text-small">
                  <Link
                    to={href('/admin/products/import/:id', { id: String(id) })}
                    className="font-medium break-words underline underline-offset-4"
                  >
                    {name}
                  </Link>
                  <p className="text-stone">
                    {t('import-desk.entry', { state: stateWords[state], at: momentWords(createdAt), by })}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </AdminPage>
  );
}
