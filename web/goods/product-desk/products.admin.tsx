import { t } from '#messages/messages.ts';
import { useCallback } from 'react';
import { href, redirect, useLocation } from 'react-router';
import type { Route } from './+types/products.admin';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { categories } from '#contract/goods/categories.ts';
import { deskLists } from '#contract/core/protocol/desk-lists.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { apiClientOf, type ApiClient } from '#web/core/api-client/api-client.ts';
import { EmptyList } from '#web/core/desk-list/empty-list.tsx';
import { DeskList } from '#web/core/desk-list/desk-list.tsx';
import { counted } from '#web/core/desk-list/list-count.ts';
import { listAddress } from '#web/core/desk-list/list-address.ts';
import { listData, loadList } from '#web/core/desk-list/load-list.ts';
import type { Selection } from '#web/core/desk-list/use-selection.ts';
import { useHere, useKeptPlace, withReturn } from '#web/core/links/return-address.ts';
import { unlessStock } from './unless-stock.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { LinkButton } from '#web/core/ui/button.tsx';
import { Pager } from '#web/core/ui/pager.tsx';
import { outcomeOf } from '#web/core/api-client/action-outcome.ts';
import { bulkOutcome, type BulkOutcome } from '#web/core/desk-list/bulk-outcome.ts';
import { useMay, useMayOpen } from '#web/core/session/may.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductBulk } from './product-bulk.tsx';
import { productColumns } from './product-columns.tsx';
import { ProductFilters } from './product-filters.tsx';
import { productRow, type ProductRow } from './product-row.ts';
import { askedOf, productsQuestion } from './products-question.ts';
import { changeStates } from './change-states.ts';
import { changeSeveral } from './several-change.ts';
import { productAddress } from './product-address.ts';
import { namedProducts } from './named-products.ts';

/** The grid shows what the list shows, from its first page on. */
function gridQuery(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  return query.size === 0 ? '' : `?${query}`;
}

const views = [
  { name: t('product-desk.all'), query: '' },
  { name: t('product-desk.lowStock'), query: 'order=stock-asc&stock=low' },
  { name: t('product-desk.withoutStock'), query: 'stock=out' },
  { name: t('product-desk.drafts'), query: 'state=draft' },
] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams, search } = new URL(request.url);
  const asked = productsQuestion(searchParams);
  const api = apiClientOf(context);
  const [listed, all, setup] = await Promise.all([
    loadList(api.load(productDesk.list, askedOf(asked))),
    api.load(categories.desk, {}),
    api.load(deskLists.setup, { list: 'products' }),
  ]);
  // The only product of the last page may have just been deleted.
  if (listed.found && asked.page > listed.found.pages) {
    throw redirect(listAddress(href('/admin/allproducts'), search, { page: listed.found.pages }));
  }
  const found = listed.found && { ...listed.found, products: listed.found.products.map(productRow) };
  return listData({ found, asked, categories: all, setup });
}

/** Gives the chosen products a state, price, offer or category, or deletes them. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const api = apiClientOf(context);
  if (form.has('change')) return changeSeveral(api, form);
  return form.has('state') ? changeStates(api, form) : removeProducts(api, form);
}

export const shouldRevalidate = unlessStock;

export const meta: Route.MetaFunction = () => pageMeta({ title: t('product-desk.products'), isPrivate: true });

export default function ProductsAdmin({ loaderData: { found, asked, categories: all, setup } }: Route.ComponentProps) {
  const { search } = useLocation();
  const here = useHere();
  const mayWrite = useMay()('goods.write');
  const mayOpen = useMayOpen();
  const path = href('/admin/allproducts');
  const place = { path, query: search, order: asked.order };
  useKeptPlace();
  // One component as long as the categories are the same: another one would lose what is typed in it.
  const Bulk = useCallback(
    (selection: Selection<ProductRow>) => <ProductBulk {...selection} categories={all} />,
    [all],
  );
  const add = mayWrite && (
    <LinkButton to={href('/admin/createproduct')} size="small" className="min-h-11">
      {t('product-desk.create')}
    </LinkButton>
  );
  return (
    <AdminPage
      title={t('product-desk.title')}
      more={
        mayWrite
          ? [
              { to: `${href('/admin/products/grid')}${gridQuery(search)}`, label: t('product-grid.title') },
              { to: href('/admin/products/import'), label: t('import-desk.title') },
            ]
          : []
      }
      primary={add}
    >
      <DeskList
        list="products"
        caption={t('product-desk.products')}
        place={place}
        setup={setup}
        views={views}
        columns={productColumns}
        rows={found?.products ?? null}
        count={t('product-desk.productCount', counted(found?.total ?? 0))}
        keyOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        linkOf={({ id }) => ({ to: withReturn(productAddress(mayOpen, id), here) })}
        actions={{ width: mayWrite ? 'w-58' : 'w-14', Buttons: ProductActions }}
        filters={<ProductFilters key={search} place={place} asked={asked} categories={all} />}
        Bulk={Bulk}
        empty={
          <EmptyList
            place={place}
            noneFound={backOfficeTexts.productDesk.nothingFound}
            showAll={t('product-desk.showAll')}
            noneYet={t('product-desk.noneYet')}
            hint={t('product-desk.noneYetHint')}
            action={add}
          />
        }
        pages={
          <div className="py-4">
            <Pager
              page={asked.page}
              pages={found?.pages ?? 1}
              addressOf={(page) => listAddress(path, search, { page })}
              label={t('product-desk.listPages')}
            />
          </div>
        }
      />
    </AdminPage>
  );
}

/** Deletes products, each in its own transaction. */
async function removeProducts(api: ApiClient, form: FormData): Promise<BulkOutcome> {
  const items = [];
  for (const { id: productId, name } of namedProducts(form)) {
    items.push({ name, outcome: outcomeOf(await api.submit(productDesk.remove, { productId }), '') });
  }
  return bulkOutcome(items);
}
