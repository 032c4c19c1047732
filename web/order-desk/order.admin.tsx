import { useLocation, useNavigate } from 'react-router';
import type { Route } from './+types/order.admin';
import { orderDesk } from '#contract/order-desk.ts';
import type { OrderMoveEntry } from '#contract/order-desk.ts';
import { orders } from '#contract/orders.ts';
import { momentWords } from '#contract/shop-time.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { OrderDocument } from '../orders/order-document.tsx';
import { deskOutcomeWords } from '../orders/order-outcome.ts';
import { orderStatusName } from '../order-words/order-words.ts';
import { UnpaidOrder } from '../orders/unpaid-order.tsx';
import { returning, useReturn } from '../links/return-address.ts';
import { Overlay } from '../ui/overlay.tsx';
import { actorWords, reasonWords } from './move-words.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  const [order, moves] = await Promise.all([
    api.load(orders.one, { key: params.payment_id }),
    api.load(orderDesk.history, { key: params.payment_id }),
  ]);
  return { order, moves };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: 'Orden de compra', isPrivate: true });

/** The document over the list: its X, the backdrop and Escape lead back to it. */
export default function OrderAdmin({ loaderData: { order, moves } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const back = useReturn(`/admin/orders${search}`);
  return (
    <Overlay label="Orden de compra" onClose={() => void navigate(back, returning)}>
      {order.status === 'approved' ? (
        <OrderDocument order={order} closeTo={back} />
      ) : (
        <UnpaidOrder order={order} closeTo={back} outcome={deskOutcomeWords(order)} />
      )}
      <Moves moves={moves} />
    </Overlay>
  );
}

function Moves({ moves }: { readonly moves: readonly OrderMoveEntry[] }) {
  return (
    <section aria-labelledby="moves-title" className="border-x border-b border-line bg-paper p-6 md:px-12">
      <h2 id="moves-title" className="label text-stone">
        Historia
      </h2>
      <ol className="mt-3 grid gap-2 text-small">
        {moves.map(({ at, to, actor, reason }) => (
          <li key={`${at} ${to}`} className="grid gap-x-4 sm:grid-cols-[11rem_8rem_1fr]">
            <time dateTime={at} className="text-stone tabular-nums">
              {momentWords(at)}
            </time>
            <span>{orderStatusName(to)}</span>
            <span className="text-stone">
              {actorWords(actor)} · {reasonWords(reason)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
