import { t } from '#messages/messages.ts';
import { href, Link, redirect } from 'react-router';
import type { Route } from './+types/orders.page';
import { orders, type Order } from '#contract/sales/orders/orders.ts';
import { orderTexts } from '#contract/sales/orders/order.texts.ts';
import { unitKey } from '#contract/goods/sizes/unit-name.ts';
import { AccountHeading } from '#web/people/accounts/account-heading.tsx';
import { requireUser } from '#web/core/session/require-user.ts';
import { AccountMain } from '#web/people/accounts/account-main.tsx';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Price } from '#web/core/ui/price.tsx';
import { WrongNote } from '#web/core/ui/wrong-note.tsx';
import { orderColumns } from './order-columns.ts';
import { OrderStatusMark } from './order-status-mark.tsx';
import { OrderThumbnail } from './order-thumbnail.tsx';
import { PendingChoices } from './pending-choices.tsx';
import { FulfilmentMark } from '../order-words/fulfilment-mark.tsx';
import { orderDay, orderPath } from '../order-words/order-words.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { username } = await requireUser({ request, context });
  return { orders: await apiClientOf(context).load(orders.ofUser, { username }) };
}

/** Handles the buttons of a pending order: pays it after all, or cancels it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const reference = String(form.get('reference'));
  const api = apiClientOf(context);
  if (form.get('intent') === 'cancel') {
    const outcome = await api.submit(orders.cancel, { reference });
    return outcome.ok ? null : outcome.refusal;
  }
  const outcome = await api.submit(orders.payAgain, { reference });
  return outcome.ok ? redirect(outcome.value.init_point) : outcome.refusal;
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('accounts.benefitHistory'), isPrivate: true });

export default function OrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountMain width="list">
      <AccountHeading title={orderTexts.title} />
      {actionData && <WrongNote className="mt-4">{actionData.detail}</WrongNote>}
      {loaderData.orders.length === 0 ? (
        <EmptyState title={t('orders.none')} action={<LinkButton to={href('/')}>{t('ui.seeShop')}</LinkButton>} />
      ) : (
        <ul className="mt-8 border-t border-line">
          {loaderData.orders.map((order) => (
            <OrderEntry key={order.reference} order={order} />
          ))}
        </ul>
      )}
    </AccountMain>
  );
}

function OrderEntry({ order }: { readonly order: Order }) {
  return (
    <li className="border-b border-line py-5">
      <Link to={orderPath(order)} prefetch="intent" className={orderColumns}>
        <OrderPictures order={order} />
        <span className="order-first grid gap-1 sm:order-none">
          <span className="tabular-nums group-hover:underline group-hover:underline-offset-4">
            {t('orders.number', { number: order.number })}
          </span>
          <span className="text-small text-stone">
            {orderDay(order)} · {unitWords(order)}
          </span>
          {order.payment_id !== null && (
            <span className="text-small text-stone">{t('orders.paymentOf', { payment: order.payment_id })}</span>
          )}
        </span>
        <Price current={order.total} className="justify-self-end" />
        <span className="order-first col-start-2 row-start-1 justify-self-end sm:order-none sm:col-auto sm:row-auto">
          {order.fulfilment === 'cancelled' ? (
            <FulfilmentMark state={order.fulfilment} />
          ) : (
            <OrderStatusMark status={order.status} fulfilment={order.fulfilment} />
          )}
        </span>
      </Link>
      {order.isPayable && (
        <div className="mt-4">
          <PendingChoices order={order} />
        </div>
      )}
    </li>
  );
}

const mostPictures = 3;

function OrderPictures({ order: { orderDetails } }: { readonly order: Order }) {
  return (
    <span className="flex gap-1.5">
      {orderDetails.slice(0, mostPictures).map((line) => (
        <OrderThumbnail key={unitKey(line)} line={line} width={48} className="w-12" />
      ))}
    </span>
  );
}

function unitWords({ orderDetails }: Order): string {
  const units = orderDetails.reduce((sum, { quantity }) => sum + quantity, 0);
  return t('orders.goods', { count: units });
}
