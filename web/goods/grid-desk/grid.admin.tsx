import { t } from '#messages/messages.ts';
import { href, redirect, useLocation, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/grid.admin';
import { categories } from '#contract/goods/categories.ts';
import { productGrid } from '#contract/goods/grid/product-grid.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { takesJson } from '#web/core/api-client/sent-json.ts';
import { counted } from '#web/core/desk-list/list-count.ts';
import { listAddress } from '#web/core/desk-list/list-address.ts';
import { listData, loadList } from '#web/core/desk-list/load-list.ts';
import { ListFailed } from '#web/core/desk-list/list-failed.tsx';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { LinkButton } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Pager } from '#web/core/ui/pager.tsx';
import { ProductFilters } from '../product-desk/product-filters.tsx';
import { askedOf, productsQuestion } from '../product-desk/products-question.ts';
import { GridDesk } from './grid-desk.tsx';

export { changeGrid as action } from './grid-action.ts';

export const handle = takesJson;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams, search } = new URL(request.url);
  const asked = productsQuestion(searchParams);
  const api = apiClientOf(context);
  const [listed, all] = await Promise.all([
    loadList(api.load(productGrid.list, askedOf(asked))),
    api.load(categories.desk, {}),
  ]);
  if (listed.found && asked.page > listed.found.pages) {
    throw redirect(listAddress(href('/admin/products/grid'), search, { page: listed.found.pages }));
  }
  return listData({ ...listed, asked, categories: all });
}

/** A save tells what it changed: loaded again, rows that no longer fit the filter would go away under the hand. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === 'POST' ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('product-grid.title'), isPrivate: true });

export default function GridAdmin({ loaderData: { found, asked, categories: all } }: Route.ComponentProps) {
  const { search } = useLocation();
  const path = href('/admin/products/grid');
  const place = { path, query: search, order: asked.order };
  return (
    <AdminPage
      title={t('product-grid.title')}
      more={[{ to: `${href('/admin/allproducts')}${search}`, label: t('product-grid.toList') }]}
    >
      <div className="@container grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
        {/* In a list they stand in its frame, away from its edge. */}
        <div className="-mx-3 -mt-3">
          <ProductFilters key={search} place={place} asked={asked} categories={all} />
        </div>
        <p className="text-small text-stone">{t('product-desk.productCount', counted(found?.total ?? 0))}</p>
        {found === null && <ListFailed />}
        {found?.products.length === 0 && (
          <EmptyState
            title={t('product-grid.none')}
            action={<LinkButton to={path}>{t('product-desk.showAll')}</LinkButton>}
          />
        )}
        {found && found.products.length > 0 && (
          <GridDesk key={search} loaded={found.products} categories={all} last={found.last?.key ?? null} />
        )}
        <Pager
          page={asked.page}
          pages={found?.pages ?? 1}
          addressOf={(page) => listAddress(path, search, { page })}
          label={t('product-desk.listPages')}
        />
      </div>
    </AdminPage>
  );
}
