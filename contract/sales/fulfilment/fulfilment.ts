import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';
import type { VisitorMeans } from '#contract/core/settings/visitor-means.ts';
import type { DeliveryKind } from '#contract/delivery/delivery.ts';
import type { OrderStatus } from '../orders/order-status.ts';

/**
 * The states of what happens to the goods of an order that is paid, or is paid as they are handed over, beside its payment. `ready_for_pickup`: they wait at the shop.
 * `dispatched`: all of its units were handed to carriers. `returned`: they came back whole, as when nobody was at home.
 * `cancelled`: it was cancelled before anything left the shop; nothing leaves this state.
 */
export const fulfilmentStates = [
  'to_prepare',
  'preparing',
  'ready_for_pickup',
  'dispatched',
  'delivered',
  'returned',
  'cancelled',
] as const;

export type FulfilmentState = (typeof fulfilmentStates)[number];

/** How people call the states. */
export const fulfilmentWords = lateTexts({
  to_prepare: () => t('fulfilment.toPrepare'),
  preparing: () => t('fulfilment.preparing'),
  ready_for_pickup: () => t('fulfilment.readyForPickup'),
  dispatched: () => t('fulfilment.dispatched'),
  delivered: () => t('fulfilment.delivered'),
  returned: () => t('fulfilment.returned'),
  cancelled: () => t('fulfilment.cancelled'),
}) satisfies Record<FulfilmentState, string>;

/** The state in which the goods of an order begin when its payment gets there; null where nothing is to be sent. */
export const firstFulfilment = {
  pending: null,
  approved: 'to_prepare',
  rejected: null,
  failure: null,
} as const satisfies Record<OrderStatus, FulfilmentState | null>;

/**
 * The state in which the goods of an order begin that is not paid yet: what is paid as it is handed over is prepared and leaves before
 * its money is noted. Null for all others.
 */
export function unpaidFulfilment(means: VisitorMeans | null): FulfilmentState | null {
  return means === 'pickup' || means === 'delivery' ? 'to_prepare' : null;
}

/**
 * The states in which an unpaid order may end by its time: nobody works on its goods, and they are in the shop, also those that came
 * back.
 */
export const endsUnpaid = [
  null,
  'to_prepare',
  'ready_for_pickup',
  'returned',
] as const satisfies readonly (FulfilmentState | null)[];

/**
 * How many of the units that are to be sent are in parcels. `put_back`: none, and none is to be sent, because all went back
 * to the stock.
 */
export type Packed = 'none' | 'part' | 'all' | 'put_back';

/**
 * A step goes on; an undo takes back a step that was made by mistake. Two kinds are made by their own calls only: a
 * cancellation ends the order and gives back its money and units, and goods are `sold_here` when they are handed over at the
 * counter with their payment.
 */
export type MoveKind = 'step' | 'undo' | 'cancellation' | 'sold_here';

type FulfilmentMove = {
  readonly from: FulfilmentState;
  readonly to: FulfilmentState;
  readonly kind: MoveKind;
  /** What must be in parcels for a person to make the move. */
  readonly packed: readonly Packed[];
};

/**
 * Every move there is, as data. Dispatching puts the units that are left into one parcel. A dispatched order goes back to
 * 'preparing' by taking back one of its parcels, so its state never contradicts them.
 */
export const fulfilmentMoves = [
  { from: 'to_prepare', to: 'preparing', kind: 'step', packed: ['none'] },
  { from: 'to_prepare', to: 'ready_for_pickup', kind: 'step', packed: ['none'] },
  { from: 'to_prepare', to: 'dispatched', kind: 'step', packed: ['none'] },
  { from: 'to_prepare', to: 'delivered', kind: 'sold_here', packed: ['none'] },
  { from: 'preparing', to: 'ready_for_pickup', kind: 'step', packed: ['none'] },
  { from: 'preparing', to: 'dispatched', kind: 'step', packed: ['none', 'part', 'all'] },
  { from: 'preparing', to: 'to_prepare', kind: 'undo', packed: ['none', 'put_back'] },
  { from: 'ready_for_pickup', to: 'delivered', kind: 'step', packed: ['none'] },
  { from: 'ready_for_pickup', to: 'preparing', kind: 'undo', packed: ['none', 'put_back'] },
  { from: 'dispatched', to: 'delivered', kind: 'step', packed: ['all'] },
  { from: 'dispatched', to: 'returned', kind: 'step', packed: ['all'] },
  { from: 'dispatched', to: 'preparing', kind: 'undo', packed: ['none', 'part'] },
  { from: 'delivered', to: 'returned', kind: 'step', packed: ['none', 'all', 'put_back'] },
  { from: 'delivered', to: 'dispatched', kind: 'undo', packed: ['all'] },
  { from: 'delivered', to: 'ready_for_pickup', kind: 'undo', packed: ['none', 'put_back'] },
  { from: 'returned', to: 'dispatched', kind: 'undo', packed: ['all'] },
  { from: 'returned', to: 'delivered', kind: 'undo', packed: ['none', 'put_back'] },
  { from: 'to_prepare', to: 'cancelled', kind: 'cancellation', packed: ['none', 'put_back'] },
  { from: 'preparing', to: 'cancelled', kind: 'cancellation', packed: ['none', 'put_back'] },
  { from: 'ready_for_pickup', to: 'cancelled', kind: 'cancellation', packed: ['none', 'put_back'] },
] as const satisfies readonly FulfilmentMove[];

/** The states that only one kind of delivery has. */
const onlyOf: Readonly<Partial<Record<FulfilmentState, DeliveryKind>>> = {
  ready_for_pickup: 'pickup',
  dispatched: 'home',
};

/** The moves from a state that the kind of delivery allows. */
export function allowedMoves(state: FulfilmentState, kind: DeliveryKind): readonly FulfilmentMove[] {
  return fulfilmentMoves.filter(({ from, to }) => {
    const only = onlyOf[to];
    return from === state && (only === undefined || only === kind);
  });
}

/** Returns whether goods can be handed over with their payment: from the shop, or by who brings all of them. */
export function isHandedOverPaid(state: FulfilmentState | null, kind: DeliveryKind, packed: Packed): boolean {
  if (state === null || state === 'to_prepare') return state !== null && kind === 'pickup';
  return allowedMoves(state, kind).some(
    (move) => move.to === 'delivered' && move.kind === 'step' && move.packed.some((one) => one === packed),
  );
}

/** The states in which its buyer can cancel an order; administrators can in every state with a cancellation. */
export const buyerCancels: readonly (FulfilmentState | null)[] = ['to_prepare'];

/** Returns whether a buyer, or an administrator, can end an unpaid order whose goods are in a state. */
export function canEndUnpaid(state: FulfilmentState | null, isBuyer: boolean): boolean {
  if (isBuyer) return state === null || buyerCancels.includes(state);
  return state !== 'dispatched' && state !== 'delivered';
}

/** Returns whether an order can be cancelled from a state, as far as none of its units is in a parcel. */
export function isCancellable(state: FulfilmentState | null, packed: Packed): boolean {
  return fulfilmentMoves.some(
    (move) => move.kind === 'cancellation' && move.from === state && move.packed.some((one) => one === packed),
  );
}

/** The steps of a delivery that goes well, in their order. */
export const deliverySteps = {
  home: ['to_prepare', 'preparing', 'dispatched', 'delivered'],
  pickup: ['to_prepare', 'preparing', 'ready_for_pickup', 'delivered'],
} as const satisfies Record<DeliveryKind, readonly FulfilmentState[]>;
