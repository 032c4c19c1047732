import { t } from '#messages/messages.ts';
import { useEffect } from 'react';
import { href, Link, useLocation, useRevalidator } from 'react-router';
import type { Route } from './+types/one-import.admin';
import { fates } from '#contract/goods/imports/import-states.ts';
import { attributes as attributeCalls } from '#contract/goods/attributes/attributes.ts';
import { productImports } from '#contract/goods/imports/product-imports.ts';
import { outcomeOf, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { formJson, formText } from '#web/core/forms/form-text.ts';
import { listAddress } from '#web/core/desk-list/list-address.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { Pager } from '#web/core/ui/pager.tsx';
import { ImportActions } from './import-actions.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportItems } from './import-items.tsx';
import { ImportNotes } from './import-notes.tsx';
import { ImportOldShop } from './import-old-shop.tsx';
import { fateWords, isUnderWay, stateWords } from './import-words.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const fate = fates.find((one) => one === query.get('fate'));
  const page = query.get('page') ?? '1';
  const found = await apiClientOf(context).load(productImports.one, {
    importId: params.id,
    ...(fate && { fate }),
    page: /^[1-9]\d{0,4}$/.test(page) ? page : '1',
  });
  const isChosen = found.import.state === 'preview' && found.import.columns.length > 0;
  const attributes = isChosen ? await apiClientOf(context).load(attributeCalls.list, {}) : [];
  return { ...found, attributes, fate: fate ?? null };
}

/** Writes an import, takes it back, or says what its columns are. */
export async function action({ params, request, context }: Route.ActionArgs): Promise<ActionOutcome> {
  const form = await request.formData();
  const api = apiClientOf(context);
  const importId = params.id;
  if (formText(form, 'what') === 'undo') {
    return outcomeOf(await api.submit(productImports.undo, { importId }), t('import-desk.undoStarted'));
  }
  if (formText(form, 'what') === 'columns') {
    const columns = formJson(form, 'columns');
    return outcomeOf(await api.relay(productImports.columns, { importId, columns }), '');
  }
  if (formText(form, 'what') === 'old-shop') {
    const asked = await api.submit(productImports.oldShop, { importId, address: formText(form, 'address') });
    const isAsked = asked.ok && asked.value.state === 'written';
    return outcomeOf(asked, isAsked ? t('import-desk.oldShopAsked') : t('import-desk.oldShopNoted'));
  }
  const skipWrong = formText(form, 'skipWrong') === 'yes';
  return outcomeOf(await api.submit(productImports.write, { importId, skipWrong }), t('import-desk.writeStarted'));
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('import-desk.title'), isPrivate: true });

/** How often the page asks again while a job works, in ms. */
const askAgainMs = 1000;

export default function OneImportAdmin({ loaderData }: Route.ComponentProps) {
  const {
    import: own,
    items,
    page,
    pages,
    fate,
    failedPictures,
    failedPages,
    unpictured,
    unprovenOffers,
    attributes,
  } = loaderData;
  const { search } = useLocation();
  const path = href('/admin/products/import/:id', { id: String(own.id) });
  useAskAgain(isUnderWay(own.state) || [own.pictures, own.pages].some((one) => one.done + one.failed < one.total));
  const { done, total } = own.progress;
  return (
    <AdminPage title={own.name} primary={<ImportActions of={own} />}>
      <div className="grid max-w-4xl gap-6">
        <p role="status">
          {own.platform === null ? stateWords[own.state] : `${own.platform} · ${stateWords[own.state]}`}
        </p>
        {isUnderWay(own.state) && (
          <progress
            className="w-full"
            aria-label={stateWords[own.state]}
            {...(total > 0 && { value: done, max: total })}
          />
        )}
        <ImportNotes
          of={own}
          failedPictures={failedPictures}
          failedPages={failedPages}
          unprovenOffers={unprovenOffers}
        />
        {unpictured > 0 && <ImportOldShop of={own} unpictured={unpictured} />}
        {own.state === 'preview' && own.columns.length > 0 && (
          <ImportColumns key={JSON.stringify(own.columns)} columns={own.columns} attributes={attributes} />
        )}
        <nav aria-label={t('import-desk.filters')}>
          <ul className="flex flex-wrap gap-2">
            {fates.map((one) => (
              <li key={one}>
                <Link
                  to={listAddress(path, search, { fate: fate === one ? null : one, page: null })}
                  preventScrollReset
                  aria-current={fate === one ? 'true' : undefined}
                  className={joinClasses(
                    'inline-flex min-h-11 items-center rounded-full border border-edge px-4 text-small hover:border-ink',
                    'aria-[current]:chosen',
                  )}
                >
                  {fateWords[one]}: {own.counts[one]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ImportItems items={items} />
        <Pager
          page={page}
          pages={pages}
          addressOf={(to) => listAddress(path, search, { page: to })}
          label={t('import-desk.pages')}
        />
      </div>
    </AdminPage>
  );
}

function useAskAgain(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return undefined;
    const asking = setInterval(() => void revalidate(), askAgainMs);
    return () => clearInterval(asking);
  }, [isWaiting, revalidate]);
}
