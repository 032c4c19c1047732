import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { Link, Outlet, useLocation, useNavigation } from 'react-router';
import { Form } from '../requests/form.tsx';
import type { Route } from './+types/orders.admin';
import { deskFilters, orderDesk } from '#contract/order-desk.ts';
import type { DeskFilter } from '#contract/order-desk.ts';
import { orderNumber } from '#contract/order-number.ts';
import type { Order } from '#contract/orders.ts';
import { formatPrice } from '#contract/price-words.ts';
import { texts } from '#contract/texts.ts';
import { formText } from '../forms/form-text.ts';
import { outcomeOf } from '../api-client/action-outcome.ts';
import type { ActionOutcome } from '../api-client/action-outcome.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { OrderStatusMark } from '../orders/order-status-mark.tsx';
import { orderDay } from '../order-words/order-words.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { OrderSearch } from './order-search.tsx';
import { StatusChange } from './status-change.tsx';

const filterNames = {
  all: 'Todas',
  approved: 'Success',
  pending: 'Pending',
  failure: 'Failure',
} as const satisfies Record<DeskFilter, string>;

function isFilter(text: string | null): text is DeskFilter {
  return deskFilters.some((filter) => filter === text);
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const asked = query.get('status');
  const status = isFilter(asked) ? asked : 'all';
  const number = query.get('number')?.trim() ?? '';
  const after = query.get('after');
  const page = await apiClientOf(context).load(orderDesk.list, {
    status,
    ...(number && { number }),
    ...(after && { after }),
  });
  return { ...page, status, number };
}

/** Settles a pending order by hand. */
export async function action({ request, context }: Route.ActionArgs): Promise<ActionOutcome> {
  const form = await request.formData();
  const status = formText(form, 'status') === 'approved' ? 'approved' : 'failure';
  const settled = await apiClientOf(context).submit(orderDesk.setStatus, {
    payment_id: formText(form, 'reference'),
    status,
    reason: formText(form, 'reason'),
  });
  return outcomeOf(settled, `${backOfficeTexts.orderDesk.confirmed} ${backOfficeTexts.orderDesk.modified}`);
}

export const meta: Route.MetaFunction = () => pageMeta({ title: 'Órdenes', isPrivate: true });

export default function OrdersAdmin({ loaderData: { orders, next, status, number } }: Route.ComponentProps) {
  const isLoading = useNavigation().state === 'loading';
  return (
    <AdminPage title={texts.orders.title}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <nav aria-label="Estado" className="flex flex-wrap gap-1 text-small">
          {deskFilters.map((filter) => (
            <Link
              key={filter}
              to={filter === 'all' ? '/admin/orders' : `/admin/orders?status=${filter}`}
              aria-current={filter === status && number === '' ? 'page' : undefined}
              className="flex min-h-10 items-center rounded-soft border border-line px-4 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-sheet"
            >
              {filterNames[filter]}
            </Link>
          ))}
        </nav>
        <OrderSearch key={number} number={number} />
      </div>
      {orders.length === 0 ? (
        <EmptyState title="No hay órdenes que mostrar" action={<LinkButton to="/admin/orders">Ver todas</LinkButton>} />
      ) : (
        <ul className={joinClasses('grid gap-2', isLoading && 'animate-breathe')}>
          {orders.map((order) => (
            <OrderCard key={order.reference} order={order} />
          ))}
        </ul>
      )}
      {next && (
        <Form method="get" className="mt-6 text-center">
          {status !== 'all' && <input type="hidden" name="status" value={status} />}
          <input type="hidden" name="after" value={next} />
          <button type="submit" className="min-h-10 text-small underline underline-offset-4">
            Órdenes anteriores
          </button>
        </Form>
      )}
      <Outlet />
    </AdminPage>
  );
}

function OrderCard({ order }: { readonly order: Order }) {
  // The order's own address repeats what the list was asked, so that the list behind it stays as it is.
  const { search } = useLocation();
  const key = String(order.payment_id ?? order.reference);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-soft border border-line bg-sheet px-4 py-3">
      <Link
        to={`/admin/orders/${key}${search}`}
        preventScrollReset
        className="grid min-w-full flex-1 grid-cols-2 items-center gap-x-6 gap-y-1 text-small sm:grid-cols-[10rem_7rem_9rem_auto] xl:min-w-0"
      >
        <span className="font-medium tabular-nums underline-offset-4 hover:underline">N° {orderNumber(order)}</span>
        <span className="text-stone tabular-nums">{orderDay(order)}</span>
        <span className="tabular-nums">{formatPrice(order.total)}</span>
        <span>
          <OrderStatusMark status={order.status} />
        </span>
      </Link>
      {order.status === 'pending' && <StatusChange reference={order.reference} number={orderNumber(order)} />}
    </li>
  );
}
