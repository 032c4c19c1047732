import { provinceName } from '#contract/core/countries/places.ts';
import { presentCountry } from '#contract/core/countries/countries.ts';
import type { DeliveryKind } from '#contract/delivery/delivery.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { orderEvents } from '#contract/sales/events.ts';
import { deliverySteps, unpaidFulfilment, type FulfilmentState } from '#contract/sales/fulfilment/fulfilment.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { Progress } from '#contract/sales/fulfilment/tracking.ts';
import type { Executor } from '#platform/database/database.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { mayVisitor, type Context } from '#server/core/context/context.ts';
import { eventsAbout } from '#server/core/event-log/find-events.service.ts';
import { orderOf, type OrderRow } from '../orders/order-state.service.ts';
import { orderOfTracking } from '../orders/order-fulfilment.service.ts';
import { carriersOf } from './fulfilment-view.ts';
import { parcelLinesOf, parcelsOf } from './parcels.queries.ts';

/**
 * How far the order of a tracking link has come. Throws `tracking_not_found`, also for an order that is not paid, and
 * `too_many_requests`.
 */
export async function progressByLink(ctx: Context, token: string): Promise<Progress> {
  await limitRate(ctx, `tracking:${ctx.network}`, { most: 60, windowSeconds: 60 });
  const order = await orderOfTracking(ctx.db, token);
  const found = order && (await progressOf(ctx.db, order));
  if (!found) throw new ShopError('tracking_not_found');
  return found;
}

/** The same for its buyer and for administrators. Throws `order_not_found`, also for somebody else's, `order_unpaid`. */
export async function progressForBuyer({ db, visitor }: Context, reference: string): Promise<Progress> {
  const order = await orderOf(db, reference);
  const maySee = mayVisitor(visitor, 'orders.read') || (visitor.role === 'customer' && order?.userId === visitor.id);
  if (!order || !maySee) throw new ShopError('order_not_found');
  const found = await progressOf(db, order);
  if (!found) throw new ShopError('order_unpaid');
  return found;
}

/** Returns how far an order has come; undefined while it is not paid. */
export async function progressOf(db: Executor, order: OrderRow): Promise<Progress | undefined> {
  const { reference, fulfilment: state, number, deliveryAddress: to } = order;
  if (state === null) return undefined;
  const reached = await reachedAt(db, order);
  const kind = order.shippingMethod;
  const shown = shownSteps(state, kind, reached);
  const present = shown.findIndex((step) => step === state);
  return {
    number,
    state,
    steps: shown.map((step, index) => {
      const at = reached.get(step);
      return { state: step, at: at && index <= present ? shopMoment(at) : null, isDone: index <= present };
    }),
    parcels: await shownParcels(db, reference),
    city: to?.city ?? null,
    province: to ? provinceName(presentCountry().places, to.province) : null,
  };
}

/** One that came back went all the way; of a cancelled one, only what was done is left. */
function shownSteps(
  state: FulfilmentState,
  kind: DeliveryKind,
  reached: ReadonlyMap<FulfilmentState, Date>,
): readonly FulfilmentState[] {
  if (state === 'returned') return [...deliverySteps[kind], state];
  if (state === 'cancelled') return [...deliverySteps[kind].filter((step) => reached.has(step)), state];
  return deliverySteps[kind];
}

/** Returns when an order last got to each state, as the event log has it. */
async function reachedAt(
  db: Executor,
  { reference, orderDate, handMeans }: OrderRow,
): Promise<ReadonlyMap<FulfilmentState, Date>> {
  const found = await eventsAbout(db, reference, ['order.moved', 'order.fulfilment-moved']);
  const first = unpaidFulfilment(handMeans);
  const reached = new Map(
    found.flatMap(({ at, kind, data }): (readonly [FulfilmentState, Date])[] => {
      if (kind === 'order.fulfilment-moved') return [[orderEvents['order.fulfilment-moved'].parse(data).to, at]];
      return first === null && orderEvents['order.moved'].parse(data).to === 'approved' ? [['to_prepare', at]] : [];
    }),
  );
  // Of these the goods do not wait for the payment.
  if (first !== null && !reached.has(first)) reached.set(first, orderDate);
  return reached;
}

async function shownParcels(db: Executor, reference: string): Promise<Progress['parcels']> {
  const rows = await parcelsOf(db, [reference]);
  const carriers = await carriersOf(db, rows);
  const parts = await parcelLinesOf(db, [reference]);
  return rows.map(({ id, carrierId, trackingNumber, dispatchedAt, deliveredAt }) => {
    const carrier = carriers.get(carrierId ?? 0);
    return {
      carrier: carrier?.name ?? null,
      trackingNumber,
      link: carrier?.linkOf(trackingNumber) ?? null,
      units: parts.reduce((sum, part) => (part.parcelId === id ? sum + part.quantity : sum), 0),
      dispatchedAt: shopMoment(dispatchedAt),
      deliveredAt: deliveredAt && shopMoment(deliveredAt),
    };
  });
}
