import { useState } from 'react';
import { Link, redirect, useNavigation } from 'react-router';
import type { Route } from './+types/orders.page';
import { orders } from '#contract/orders.ts';
import { orderNumber } from '#contract/order-number.ts';
import type { Order } from '#contract/orders.ts';
import { texts } from '#contract/texts.ts';
import { requireUser } from '../session/require-user.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { Form } from '../requests/form.tsx';
import { useSubmission } from '../requests/use-submission.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Price } from '../ui/price.tsx';
import { OrderStatusMark } from './order-status-mark.tsx';
import { orderDay, orderPath, payWords } from '../order-words/order-words.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { username } = await requireUser({ request, context });
  return { orders: await apiClientOf(context).load(orders.ofUser, { username }) };
}

/** A pending order of one's own: pay it after all, or give it up. */
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

export const meta: Route.MetaFunction = () => pageMeta({ title: 'Historial de compras', isPrivate: true });

export default function OrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main className="mx-auto max-w-page px-gutter py-10 md:max-w-4xl md:py-16">
      <h1 className="font-display text-heading">{texts.orders.title}</h1>
      {actionData && (
        <p role="alert" className="mt-4 text-small text-danger">
          {actionData.detail}
        </p>
      )}
      {loaderData.orders.length === 0 ? (
        <EmptyState title="Todavía no hizo compras" action={<LinkButton to="/">Ver la tienda</LinkButton>} />
      ) : (
        <ul className="mt-8 border-t border-line">
          {loaderData.orders.map((order) => (
            <OrderEntry key={order.reference} order={order} />
          ))}
        </ul>
      )}
    </main>
  );
}

function OrderEntry({ order }: { readonly order: Order }) {
  return (
    <li className="border-b border-line py-5">
      <Link
        to={orderPath(order)}
        prefetch="intent"
        className="group grid gap-3 sm:grid-cols-[1fr_auto_auto] sm:items-center sm:gap-8"
      >
        <span className="grid gap-1">
          <span className="tabular-nums group-hover:underline group-hover:underline-offset-4">
            N° {orderNumber(order)}
          </span>
          <span className="text-small text-stone">{orderDay(order)}</span>
        </span>
        <Price current={order.total} />
        <span className="sm:w-36 sm:text-right">
          <OrderStatusMark status={order.status} />
        </span>
      </Link>
      {order.isPayable && <PendingChoices order={order} />}
    </li>
  );
}

function PendingChoices({ order }: { readonly order: Order }) {
  const { reference } = order;
  const isBusy = useNavigation().formData?.get('reference') === reference;
  const { submit, notice } = useSubmission({ what: 'No se canceló la orden.', check: 'compruebe su estado' });
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Form
      method="post"
      what="No pudimos empezar el pago."
      unsaved={false}
      check="compruebe el estado de la orden"
      className="mt-4 flex flex-wrap items-center gap-3"
    >
      <input type="hidden" name="reference" value={reference} />
      <Button type="submit" name="intent" value="pay" size="small" busy={isBusy}>
        {payWords(order)}
      </Button>
      <Button
        type="submit"
        name="intent"
        value="cancel"
        size="small"
        tone="quiet"
        busy={isBusy}
        onClick={(event) => {
          event.preventDefault();
          setIsAsking(true);
        }}
      >
        Cancelar la orden
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="¿Cancelar esta orden?"
        confirm="Cancelar la orden"
        cancel="Volver"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void submit({ reference, intent: 'cancel' }, { method: 'post' });
        }}
      >
        Las prendas reservadas vuelven a la venta y el enlace de pago deja de servir.
      </ConfirmDialog>
      {notice}
    </Form>
  );
}
