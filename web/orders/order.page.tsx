import { data } from 'react-router';
import type { Route } from './+types/order.page';
import { orders } from '#contract/orders.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { BuyerOrder } from './buyer-order.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  // An address that cannot be an order's is unknown, not wrong.
  if (!/^(?:\d{1,15}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i.test(params.payment_id)) {
    throw data(null, { status: 404 });
  }
  return { order: await apiClientOf(context).load(orders.one, { key: params.payment_id }) };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: 'Orden de compra', isPrivate: true });

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="mx-auto max-w-page px-gutter py-10 md:max-w-4xl md:py-16">
      <BuyerOrder order={loaderData.order} closeTo="/user/orders" />
    </main>
  );
}
