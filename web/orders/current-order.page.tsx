import { useEffect } from 'react';
import type { Route } from './+types/current-order.page';
import { orders } from '#contract/orders.ts';
import type { Order } from '#contract/orders.ts';
import { settleBag } from '../bag/bag-store.ts';
import { doorOf } from '../door.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { OrderDocument } from './order-document.tsx';

/** Where the provider sends the buyer back. The query only says which order to look up; the server asks what happened. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const reference = query.get('external_reference');
  const order = await doorOf(context).load(orders.record, {
    payment_id: query.get('payment_id'),
    status: query.get('status'),
    ...(reference && { reference }),
  });
  return { order, query: query.toString() };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: 'Su compra', isPrivate: true });

export default function CurrentOrderPage({ loaderData: { order, query } }: Route.ComponentProps) {
  useEffect(() => {
    if (isPaid(order)) settleBag(order.reference);
  }, [order]);
  const { title, text } = outcomeWords(order);
  return (
    <main className="mx-auto grid max-w-page gap-8 px-gutter py-10 md:max-w-4xl md:py-16">
      <div role="status" className="grid gap-2">
        <p className="font-display text-heading">{title}</p>
        <p className="max-w-prose text-stone">{text}</p>
      </div>
      {!isPaid(order) && (
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/bag">Volver a mi carrito</LinkButton>
          <LinkButton to={`/failure?${query}`} tone="quiet">
            Ver los datos del pago
          </LinkButton>
        </div>
      )}
      <OrderDocument order={order} closeTo="/user/orders" />
    </main>
  );
}

/** Money has arrived or is being checked: what was bought is no longer in the bag. */
function isPaid({ status, isPayable }: Order): boolean {
  return status === 'approved' || (status === 'pending' && !isPayable);
}

function outcomeWords(order: Order): { title: string; text: string } {
  if (order.status === 'approved') {
    return { title: 'Gracias por su compra', text: `Su pago fue aprobado. Enviaremos las novedades a ${order.email}.` };
  }
  if (order.isRefunded) {
    return {
      title: 'Devolvimos su pago',
      text: 'El pago llegó cuando la orden ya no podía prepararse. Lo devolvimos por el mismo medio.',
    };
  }
  if (order.status === 'rejected') {
    return {
      title: 'El pago fue rechazado',
      text: 'No se realizó ningún cobro. Su carrito sigue como estaba: puede probar con otra tarjeta.',
    };
  }
  if (order.status === 'failure') {
    return { title: 'La compra no se concretó', text: 'No se realizó ningún cobro. Su carrito sigue como estaba.' };
  }
  return order.isPayable
    ? {
        title: 'Su pago todavía no llegó',
        text: 'Si ya pagó, lo veremos aquí en unos minutos. Si no, puede continuar desde su historial de compras.',
      }
    : {
        title: 'Su pago está en revisión',
        text: `Reservamos sus prendas mientras se confirma. Enviaremos las novedades a ${order.email}.`,
      };
}
