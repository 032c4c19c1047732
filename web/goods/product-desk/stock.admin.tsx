import { t } from '#messages/messages.ts';
import { href, useLocation } from 'react-router';
import type { Route } from './+types/stock.admin';
import { deskLists } from '#contract/core/protocol/desk-lists.ts';
import { sizeFilters, sizeSorts, stock } from '#contract/goods/stock/stock.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { EmptyList } from '#web/core/desk-list/empty-list.tsx';
import { DeskList } from '#web/core/desk-list/desk-list.tsx';
import { listCount } from '#web/core/desk-list/list-count.ts';
import { ClearFilters, ListSearch } from '#web/core/desk-list/list-fields.tsx';
import { ListForm } from '#web/core/desk-list/list-form.tsx';
import { ListPages } from '#web/core/desk-list/list-pages.tsx';
import { listData, loadList } from '#web/core/desk-list/load-list.ts';
import { useHere, useKeptPlace, withReturn } from '#web/core/links/return-address.ts';
import { unlessStock } from './unless-stock.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { useMay, useMayOpen } from '#web/core/session/may.tsx';
import { productAddress } from './product-address.ts';
import { sizeColumns } from './size-columns.tsx';

const views = [
  { name: t('product-desk.all'), query: '' },
  { name: t('product-desk.runningLow'), query: 'level=low' },
  { name: t('product-desk.allSoldOut'), query: 'level=out' },
] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const search = query.get('search')?.trim() ?? '';
  const level = sizeFilters.find((one) => one === query.get('level')) ?? 'all';
  const order = sizeSorts.find((sort) => sort === query.get('order')) ?? 'units-asc';
  const [after, before] = [query.get('after'), query.get('before')];
  const api = apiClientOf(context);
  const [listed, setup] = await Promise.all([
    loadList(
      api.load(stock.list, {
        level,
        order,
        ...(search && { search }),
        ...(after && { after }),
        ...(before && { before }),
      }),
    ),
    api.load(deskLists.setup, { list: 'stock' }),
  ]);
  return listData({ ...listed, asked: { search, level, order }, setup });
}

export const shouldRevalidate = unlessStock;

export const meta: Route.MetaFunction = () => pageMeta({ title: t('product-desk.stock'), isPrivate: true });

export default function StockAdmin({ loaderData: { found, asked, setup } }: Route.ComponentProps) {
  const { search } = useLocation();
  const here = useHere();
  const mayOpen = useMayOpen();
  const path = href('/admin/stock');
  const place = { path, query: search, order: asked.order };
  const mayWrite = useMay()('stock.write');
  useKeptPlace();
  return (
    <AdminPage
      title={t('product-desk.stock')}
      more={mayWrite ? [{ to: href('/admin/stock/count'), label: t('stock-desk.countStock') }] : []}
      primary={
        mayWrite && (
          <LinkButton size="small" to={href('/admin/stock/receive')}>
            {t('stock-desk.receive')}
          </LinkButton>
        )
      }
    >
      <DeskList
        list="stock"
        caption={t('product-desk.stockBySize')}
        place={place}
        setup={setup}
        views={views}
        columns={sizeColumns}
        rows={found?.sizes ?? null}
        count={listCount(found?.total ?? 0, (counted) => t('product-desk.sizeCount', counted))}
        keyOf={({ variantId }) => String(variantId)}
        nameOf={({ Product, size }) => t('product-desk.productInSize', { name: Product.name, size })}
        linkOf={({ Product: { id } }) => ({ to: withReturn(productAddress(mayOpen, id), here) })}
        filters={
          <ListForm key={search} place={place}>
            <ListSearch
              label={t('product-desk.searchStock')}
              name="search"
              placeholder={t('product-desk.searchHint')}
              defaultValue={asked.search}
              maxLength={80}
            />
            {asked.level !== 'all' && <input type="hidden" name="level" value={asked.level} />}
            <Button type="submit" tone="outline" size="small" className="min-h-11">
              {t('product-desk.search')}
            </Button>
            {asked.search !== '' && <ClearFilters to={path} />}
          </ListForm>
        }
        empty={
          <EmptyList
            place={place}
            noneFound={t('product-desk.noSuchSizes')}
            showAll={t('product-desk.showAll')}
            noneYet={t('product-desk.noneYet')}
            hint={t('product-desk.noneYetHint')}
            action={
              mayOpen(href('/admin/createproduct')) && (
                <LinkButton to={href('/admin/createproduct')}>{t('product-desk.create')}</LinkButton>
              )
            }
          />
        }
        pages={
          <ListPages
            label={t('product-desk.stockPages')}
            place={place}
            previous={found?.previous ?? null}
            next={found?.next ?? null}
          />
        }
      />
    </AdminPage>
  );
}
