import type { delivery } from '#contract/delivery/delivery.ts';
import type { Given } from '#contract/core/protocol/endpoint.ts';

type Method = Given<typeof delivery.addMethod>;
type HomeMethod = Extract<Method, { kind: 'home' }>;
type PickupMethod = Extract<Method, { kind: 'pickup' }>;

const general = { zoneId: null, freeFrom: null, days: null, isActive: true } as const;

/** A delivery at home as the owner's form sends it: 80 for the whole country. */
export function homeMethod(changes: Partial<HomeMethod> = {}): HomeMethod {
  return { ...general, kind: 'home', title: 'Correo', rate: { by: 'flat', price: 80 }, ...changes };
}

/** A pick-up at the shop, free. */
export function pickupMethod(changes: Partial<PickupMethod> = {}): PickupMethod {
  const pickup = { address: 'Honduras 4850', hours: 'Lunes a sábado de 10 a 19' };
  return { ...general, kind: 'pickup', title: 'Retiro', rate: { by: 'flat', price: 0 }, pickup, ...changes };
}
