import { t } from '#messages/messages.ts';
import { fulfilmentWords, type FulfilmentState, type MoveKind } from '#contract/sales/fulfilment/fulfilment.ts';

/** The buttons of the steps. Dispatching is the button of a new parcel. */
const stepWords: Readonly<Partial<Record<FulfilmentState, string>>> = {
  preparing: t('order-desk.prepare'),
  ready_for_pickup: t('order-desk.readyForPickup'),
  dispatched: t('order-desk.dispatch'),
  delivered: t('order-desk.markDelivered'),
  returned: t('order-desk.markReturned'),
};

/** Returns the text of a move's button. */
export function moveWords({ to, kind }: { readonly to: FulfilmentState; readonly kind: MoveKind }): string {
  return (kind === 'step' ? stepWords[to] : undefined) ?? t('order-desk.backTo', { state: fulfilmentWords[to] });
}
