import type { FulfilmentState } from '#contract/fulfilment.ts';
import type { OrderStatus } from '#contract/order-status.ts';
import type { ReturnState } from '#contract/return-state.ts';
import type { DeliveryEmailKind, OrderEmailKind, ReturnEmailKind } from '../outbox/email-kinds.service.ts';

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

/** Returns which e-mail informs the buyer that the delivery came to a state; undefined for states without one. */
export function emailOfState(state: FulfilmentState): DeliveryEmailKind | undefined {
  return ofStates[state];
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
