import type { FulfilmentState } from '#contract/sales/fulfilment/fulfilment.ts';
import type { OrderStatus } from '#contract/sales/orders/order-status.ts';
import type { ReturnState } from '#contract/sales/returns/return-state.ts';
import type { DeliveryEmailKind, OrderEmailKind, ReturnEmailKind } from '#server/core/outbox/email-kinds.service.ts';

type Move = { readonly to: OrderStatus; readonly actor: string; readonly reason: string };

/**
 * Returns which e-mail informs the buyer of an order's change of state. Checkouts that expired or that the buyer
 * cancelled send none.
 */
export function emailOfMove({ to, actor, reason }: Move): OrderEmailKind | undefined {
  if (to === 'approved') return 'payment-approved';
  if (to === 'rejected') return 'payment-rejected';
  if (actor.startsWith('admin:')) return 'order-cancelled';
  return reason === 'payment_cancelled' ? 'payment-cancelled' : undefined;
}

const ofStates: Readonly<Partial<Record<FulfilmentState, DeliveryEmailKind>>> = {
  dispatched: 'delivery-dispatched',
  ready_for_pickup: 'delivery-ready',
  delivered: 'delivery-done',
  cancelled: 'delivery-cancelled',
};

type DeliveryMove = { readonly from: FulfilmentState; readonly to: FulfilmentState };

/**
 * Returns which e-mail informs the buyer of a move of the delivery; undefined for moves without one. Who takes the goods
 * from the counter has them.
 */
export function emailOfDelivery({ from, to }: DeliveryMove): DeliveryEmailKind | undefined {
  return from === 'to_prepare' && to === 'delivered' ? undefined : ofStates[to];
}

const ofReturns: Readonly<Partial<Record<ReturnState, ReturnEmailKind>>> = {
  requested: 'return-requested',
  accepted: 'return-accepted',
  rejected: 'return-rejected',
  received: 'return-received',
  closed: 'return-closed',
};

/** Returns which e-mail informs the buyer that a return came to a state; undefined for what the buyer did last. */
export function emailOfReturn(state: ReturnState): ReturnEmailKind | undefined {
  return ofReturns[state];
}
