import { redirect, useNavigation } from 'react-router';
import type { Route } from './+types/products.admin';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { categories } from '#contract/categories.ts';
import { deskOrders, productDesk, stockFilters } from '#contract/product-desk.ts';
import { countWords } from '#contract/price-words.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { useKeptPlace } from '../links/return-address.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { Pager } from '../ui/pager.tsx';
import { ProductFilters } from './product-filters.tsx';
import { ProductRow } from './product-row.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const asked = {
    search: query.get('search')?.trim().toUpperCase() ?? '',
    category: /^\d{1,5}$/.test(query.get('category') ?? '') ? (query.get('category') ?? '') : '',
    stock: stockFilters.find((filter) => filter === query.get('stock')) ?? 'all',
    order: deskOrders.find((order) => order === query.get('order')) ?? 'newest',
    page: Math.max(1, Math.trunc(Number(query.get('page')) || 1)),
  };
  const api = apiClientOf(context);
  const [found, all] = await Promise.all([
    api.load(productDesk.list, {
      stock: asked.stock,
      order: asked.order,
      page: asked.page,
      ...(asked.search && { search: asked.search }),
      ...(asked.category && { category: asked.category }),
    }),
    api.load(categories.list, {}),
  ]);
  // Of the last page perhaps the last product was just deleted.
  if (asked.page > found.pages) throw redirect(listAddress(asked, found.pages));
  return { ...found, asked, categories: all };
}

function listAddress(asked: object, page: number): string {
  const kept = Object.entries({ ...asked, page });
  const query = new URLSearchParams(kept.map(([name, value]) => [name, String(value)]));
  return `/admin/allproducts?${query.toString()}`;
}

export const meta: Route.MetaFunction = () => pageMeta({ title: 'Productos', isPrivate: true });

export default function ProductsAdmin({ loaderData }: Route.ComponentProps) {
  const { products, total, page, pages, asked, categories: all } = loaderData;
  const isLoading = useNavigation().state === 'loading';
  const isFiltered = asked.search !== '' || asked.category !== '' || asked.stock !== 'all';
  useKeptPlace();
  return (
    <AdminPage
      title="Mis productos"
      actions={
        <LinkButton to="/admin/createproduct" size="small">
          Crear producto
        </LinkButton>
      }
    >
      <ProductFilters key={JSON.stringify(asked)} asked={asked} categories={all} isFiltered={isFiltered} />
      <p aria-live="polite" className="mb-3 text-small text-stone">
        {countWords(total, 'producto', 'productos')}
      </p>
      {products.length === 0 ? (
        <EmptyState
          title={backOfficeTexts.productDesk.nothingFound}
          action={<LinkButton to="/admin/allproducts">Ver todos</LinkButton>}
        />
      ) : (
        <ul className={joinClasses('grid gap-2', isLoading && 'animate-breathe')}>
          {products.map((product) => (
            <ProductRow key={product.id} product={product} />
          ))}
        </ul>
      )}
      <div className="mt-8">
        <Pager page={page} pages={pages} addressOf={(to) => listAddress(asked, to)} label="Páginas de productos" />
      </div>
    </AdminPage>
  );
}
