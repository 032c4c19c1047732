const actors: Readonly<Record<string, string>> = {
  buyer: 'El comprador',
  provider: 'El medio de pago',
  clock: 'El sistema',
};

/** Who moved an order: 'admin:ana' is Administración (ana). */
export function actorWords(actor: string): string {
  return actors[actor] ?? `Administración (${actor.replace(/^admin:/, '')})`;
}

const reasons: Readonly<Record<string, string>> = {
  checkout: 'inició la compra',
  paid: 'pago acreditado',
  payment_rejected: 'pago rechazado',
  payment_cancelled: 'pago cancelado',
  late_payment: 'pago acreditado fuera de término',
  expired: 'venció el tiempo para pagar',
  abandoned: 'la compra quedó sin terminar',
  cancelled_by_buyer: 'canceló la orden',
  replaced: 'cambió la bolsa por otra',
  by_hand: 'modificada a mano',
};

/** Why an order moved; an administrator's own words stay as they are. */
export function reasonWords(reason: string): string {
  return reasons[reason] ?? reason;
}
