/** The page's preference, which the simulator's page of an order has too. */
export function preferenceIdOf(url: string): string {
  return new URL(url).searchParams.get('pref_id') ?? '';
}

/** The shop's id of a payment of an order, by its number in the simulator's panel. */
export function paymentOfOrder(order: string, number: number): string {
  return `${order}-PAY01${String(number).padStart(24, 'J')}`;
}

/** The number that a payment of the shop has in the simulator's panel. */
export function listedNumber(id: string): number {
  return Number(/\d+$/.exec(id)?.[0]);
}
