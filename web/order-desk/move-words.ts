const actors: Readonly<Record<string, string>> = {
  buyer: 'El comprador',
  provider: 'El medio de pago',
  clock: 'El sistema',
};

/** Returns who changed an order's state: 'admin:ana' is Administración (ana). */
export function actorWords(actor: string): string {
  return actors[actor] ?? `Administración (${actor.replace(/^admin:/, '')})`;
}

const reasons: Readonly<Record<string, string>> = {
  checkout: 'inició la compra',
  paid: 'pago acreditado',
  payment_rejected: 'pago rechazado',
  payment_cancelled: 'pago cancelado',
  late_payment: 'el pago se acreditó después',
  expired: 'venció el tiempo para pagar',
  abandoned: 'la compra quedó sin terminar',
  cancelled_by_buyer: 'canceló la orden',
  cancelled_by_hand: 'canceló la orden',
  replaced: 'cambió el carrito por otro',
  by_hand: 'modificada a mano',
  counter: 'entregada en el local',
  parcel: 'bulto despachado',
  parcels_delivered: 'llegaron todos los bultos',
  parcel_removed: 'bulto quitado',
};

/** Returns why an order changed state; an administrator's own text is returned unchanged. */
export function reasonWords(reason: string): string {
  return reasons[reason] ?? reason;
}
