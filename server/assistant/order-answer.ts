import type { FulfilmentState } from '#contract/fulfilment.ts';
import { shopDay } from '#contract/shop-time.ts';
import type { Progress } from '#contract/tracking.ts';
import type { Context } from '../context/context.ts';
import { progressOf } from '../fulfilment/progress.service.ts';
import { newestPaidOrders } from '../orders/order-fulfilment.service.ts';

/** What stands in an answer for the state of the visitor's own orders. */
const ordersPlace = '{compras}';

/** Of how many orders an answer tells. */
const mostTold = 3;

const sentences = {
  to_prepare: 'está paga y la prepararemos pronto',
  preparing: 'se está preparando',
  ready_for_pickup: 'está lista para retirar',
  dispatched: 'está en camino',
  delivered: 'fue entregada',
  returned: 'volvió a la tienda',
  cancelled: 'fue cancelada',
} as const satisfies Record<FulfilmentState, string>;

const forGuests =
  'Para decirle dónde está su compra necesito saber quién es: ingrese en /login y vuelva a preguntarme. Sin iniciar sesión, abra el enlace «Seguir su compra» del correo que le mandamos cuando salió.';

/** Returns an answer's text with the true state of the visitor's newest orders in the place for it. */
export async function withOrders(ctx: Context, text: string): Promise<string> {
  return text.includes(ordersPlace) ? text.replaceAll(ordersPlace, await ownOrders(ctx).then(literally)) : text;
}

/** Protects a text from the patterns of replaceAll ('$&'). */
const literally = (text: string) => text.replaceAll('$', '$$$$');

async function ownOrders({ db, visitor }: Context): Promise<string> {
  if (visitor.role !== 'customer') return forGuests;
  const orders = await newestPaidOrders(db, visitor.id, mostTold);
  if (orders.length === 0) return 'Todavía no tiene compras pagas. Las que esperan su pago están en /user/orders.';
  const told: string[] = [];
  for (const order of orders) {
    const progress = await progressOf(db, order);
    if (progress) told.push(sentenceOf(progress));
  }
  return `${told.join(' ')} El detalle está en /user/orders.`;
}

function sentenceOf({ number, state, steps, parcels }: Progress): string {
  const at = steps.find((step) => step.state === state)?.at;
  const since = at && state !== 'to_prepare' ? ` desde el ${shopDay(at)}` : '';
  const on = state === 'delivered' ? since.replace(' desde', '') : since;
  const part = state === 'preparing' && parcels.length > 0 ? ', y una parte ya salió' : '';
  return `Su orden N° ${number} ${sentences[state]}${on}${part}${state === 'dispatched' ? carriersOf(parcels) : ''}.`;
}

function carriersOf(parcels: Progress['parcels']): string {
  const named = parcels.flatMap(({ carrier, trackingNumber }) => {
    if (carrier === null) return [];
    return [trackingNumber === '' ? carrier : `${carrier} con el número ${trackingNumber}`];
  });
  return named.length === 0 ? '' : `, por ${named.join(' y por ')}`;
}
