import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { useEffect } from 'react';
import type { Route } from './+types/current-order.page';
import { orders } from '#contract/sales/orders/orders.ts';
import { settleBag } from '../bag/settle-bag.ts';
import { AccountMain } from '#web/people/accounts/account-main.tsx';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { BuyerOrder } from './buyer-order.tsx';
import { loadHeld } from './load-held.ts';
import { Thanks } from './thanks.tsx';
import { isPaid } from '../order-words/order-words.ts';

/**
 * The page to which the provider redirects the buyer, and the checkout of an order that no provider is asked about. The query only says which order to look up; its state comes from
 * the server.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const reference = query.get('external_reference');
  const order = await apiClientOf(context).load(orders.record, {
    payment_id: query.get('payment_id'),
    status: query.get('status'),
    ...(reference && { reference }),
  });
  return { order, held: await loadHeld(context, order), query: query.toString() };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('orders.purchase'), isPrivate: true });

export default function CurrentOrderPage({ loaderData: { order, held, query } }: Route.ComponentProps) {
  useEffect(() => {
    if (isPaid(order)) settleBag(order.reference);
  }, [order]);
  return (
    <AccountMain width="list">
      <div className="grid gap-8">
        {order.status === 'approved' && <Thanks order={order} />}
        <BuyerOrder order={order} closeTo={href('/user/orders')} held={held} isBelow={order.status === 'approved'} />
        {!isPaid(order) && (
          <LinkButton to={`${href('/failure')}?${query}`} tone="quiet" className="justify-self-start">
            {t('orders.seePayment')}
          </LinkButton>
        )}
      </div>
    </AccountMain>
  );
}
