import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { href, Outlet, useLocation } from 'react-router';
import type { Route } from './+types/orders.admin';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { carriers } from '#contract/delivery/carriers.ts';
import { areBackwards } from '#contract/core/protocol/days-asked.ts';
import { deskLists } from '#contract/core/protocol/desk-lists.ts';
import type { Output } from '#contract/core/protocol/endpoint.ts';
import { orderDesk, type DeskOrder } from '#contract/sales/order-desk/order-desk.ts';
import { orderTexts } from '#contract/sales/orders/order.texts.ts';
import { apiClientOf, apiContext } from '#web/core/api-client/api-client.ts';
import { DeskList } from '#web/core/desk-list/desk-list.tsx';
import { EmptyList } from '#web/core/desk-list/empty-list.tsx';
import { listCount } from '#web/core/desk-list/list-count.ts';
import { ListPages } from '#web/core/desk-list/list-pages.tsx';
import type { GivenView } from '#web/core/desk-list/list-views.tsx';
import { listData, loadList } from '#web/core/desk-list/load-list.ts';
import { NewOrders } from '../live-orders/new-orders.tsx';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { LinkButton } from '#web/core/ui/button.tsx';
import { useMay } from '#web/core/session/may.tsx';
import { OrderBulk } from './order-bulk.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderFilters } from './order-filters.tsx';
import { moveOrders } from './move-orders.ts';
import { askedOrders, ordersQuestion } from './orders-question.ts';
import { SheetColumns } from './sheet-columns.tsx';
import { settleOrders } from './settle-orders.ts';
import { StatusChange } from './status-change.tsx';
import { statusWords } from './status-words.ts';
import { useLiveCounts, type OrderCounts } from './use-live-counts.ts';

const views = [
  { name: t('desk-list.all'), query: '' },
  { name: t('order-desk.viewToPrepare'), query: 'fulfilment=to_prepare', count: 'to_prepare' },
  { name: t('order-desk.viewPreparing'), query: 'fulfilment=preparing', count: 'preparing' },
  { name: t('order-desk.viewReady'), query: 'fulfilment=ready_for_pickup', count: 'ready_for_pickup' },
  { name: t('order-desk.viewDispatched'), query: 'fulfilment=dispatched' },
] as const satisfies readonly CountedView[];

const statusViews = ['approved', 'pending', 'failure'] as const;

type CountedView = { readonly name: string; readonly query: string; readonly count?: keyof OrderCounts };

/** The views with how many orders wait in them; without counts if they could not be loaded. */
function viewsWith(counts: OrderCounts | null): readonly GivenView[] {
  const words = statusWords();
  const ofStatus = statusViews.map((status) => ({ name: words[status], query: `status=${status}` }));
  return [...views, ...ofStatus].map((view) => {
    const { name, query }: CountedView = view;
    const count = 'count' in view ? counts?.[view.count] : undefined;
    return { name, query, ...(count !== undefined && { count }) };
  });
}

const noOrders: Output<typeof orderDesk.list> = { orders: [], next: null, previous: null, total: 0, countedTo: 0 };

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const asked = ordersQuestion(query);
  const [after, before] = [query.get('after'), query.get('before')];
  const api = apiClientOf(context);
  const [listed, setup, sheet, counts, found] = await Promise.all([
    // Days that end before they begin have no orders; the filters say so.
    areBackwards(asked.days)
      ? { found: noOrders }
      : loadList(
          api.load(orderDesk.list, {
            ...askedOrders(asked),
            ...(after && { after }),
            ...(before && { before }),
          }),
        ),
    api.load(deskLists.setup, { list: 'orders' }),
    api.load(deskLists.setup, { list: 'order-sheet' }),
    api.submit(orderDesk.counts, {}),
    api.load(carriers.list, {}),
  ]);
  const countsAddress = `${context.get(apiContext).apiBase}${orderDesk.counts.path}`;
  const hiddenInSheet = sheet.hidden ?? [];
  return listData({
    ...listed,
    asked,
    setup,
    hiddenInSheet,
    counts: counts.ok ? counts.value : null,
    carriers: found,
    countsAddress,
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const [api, form] = [apiClientOf(context), await request.formData()];
  return form.get('intent') === 'move' ? moveOrders(api, form) : settleOrders(api, form);
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('order-desk.title'), isPrivate: true });

const keyOf = ({ payment_id, reference }: DeskOrder) => String(payment_id ?? reference);

export default function OrdersAdmin({ loaderData }: Route.ComponentProps) {
  const { found, asked, setup } = loaderData;
  const counts = useLiveCounts(loaderData.counts, loaderData.countsAddress);
  const givenViews = viewsWith(counts);
  const may = useMay();
  const [isChoosing, setIsChoosing] = useState(false);
  const { search } = useLocation();
  const path = href('/admin/orders');
  const place = { path, query: search, order: asked.order };
  const add = may('orders.enter') && (
    <LinkButton to={href('/admin/orders/new')} size="small" className="min-h-11">
      {t('manual-orders.title')}
    </LinkButton>
  );
  return (
    <AdminPage
      title={orderTexts.title}
      more={[
        ...(!areBackwards(asked.days) && may('orders.export')
          ? [{ to: `${href('/admin/export/orders')}${search}`, label: t('order-desk.downloadSheet'), isFile: true }]
          : []),
        ...(may('orders.export') ? [{ onChoose: () => setIsChoosing(true), label: t('order-desk.sheetColumns') }] : []),
      ]}
      primary={add}
    >
      <SheetColumns hidden={loaderData.hiddenInSheet} open={isChoosing} onClose={() => setIsChoosing(false)} />
      <NewOrders of={found} />
      <DeskList
        list="orders"
        caption={t('order-desk.caption')}
        place={place}
        setup={setup}
        views={givenViews}
        columns={orderColumns(`${path}${search}`)}
        rows={found?.orders ?? null}
        count={listCount(found?.total ?? 0, (counted) => t('order-desk.count', counted), found?.countedTo)}
        keyOf={keyOf}
        nameOf={(order) => t('order-desk.rowName', { number: order.number })}
        // The order's address keeps the list's query, so that the list behind it stays the same.
        linkOf={(order) => ({
          to: `${href('/admin/orders/:payment_id', { payment_id: keyOf(order) })}${search}`,
          preventScrollReset: true,
        })}
        actions={
          may('orders.settle')
            ? { title: backOfficeTexts.orderDesk.modify, width: 'w-42', Buttons: StatusChange }
            : undefined
        }
        filters={<OrderFilters place={place} asked={asked} />}
        Bulk={may('orders.fulfil') ? OrderBulk : undefined}
        empty={
          <EmptyList
            place={place}
            noneFound={t('order-desk.none')}
            noneYet={t('order-desk.noneYet')}
            hint={t('order-desk.noneYetHint')}
            action={add}
          />
        }
        pages={
          <ListPages
            label={t('order-desk.pages')}
            place={place}
            previous={found?.previous ?? null}
            next={found?.next ?? null}
          />
        }
      />
      <Outlet />
    </AdminPage>
  );
}
