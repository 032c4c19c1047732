import { t } from '#messages/messages.ts';

const actors: Readonly<Record<string, string>> = {
  buyer: t('order-words.buyer'),
  provider: t('order-desk.provider'),
  clock: t('order-desk.system'),
};

/** Returns who changed an order's state: 'admin:ana' is Administración (ana). */
export function actorWords(actor: string): string {
  return actors[actor] ?? t('order-desk.administrator', { name: actor.replace(/^admin:/, '') });
}

const reasons: Readonly<Record<string, string>> = {
  checkout: t('order-desk.startedCheckout'),
  by_means: t('order-desk.byMeans'),
  paid: t('order-desk.paymentReceived'),
  payment_rejected: t('order-desk.paymentRejected'),
  payment_cancelled: t('order-desk.paymentCancelled'),
  late_payment: t('order-desk.paymentLate'),
  expired: t('order-desk.expired'),
  abandoned: t('order-desk.abandoned'),
  cancelled_by_buyer: t('order-desk.didCancel'),
  cancelled_by_hand: t('order-desk.didCancel'),
  replaced: t('order-desk.replaced'),
  by_hand: t('order-desk.byHand'),
  counter: t('order-desk.atCounter'),
  parcel: t('order-desk.didDispatch'),
  parcels_delivered: t('order-desk.allDelivered'),
  rounding: t('order-desk.roundingRefund'),
  parcel_removed: t('order-desk.didRemoveParcel'),
};

/** Returns why an order changed state; an administrator's own text is returned unchanged. */
export function reasonWords(reason: string): string {
  return reasons[reason] ?? reason;
}
