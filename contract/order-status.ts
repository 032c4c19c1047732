/**
 * The states of an order and the moves between them, as data.
 * Everything starts pending. What was refused or given up can still become approved, but only when the provider proves
 * that money arrived late and the stock can be taken again; the people of the shop cannot make that move.
 */
export const orderStatuses = ['pending', 'approved', 'rejected', 'failure'] as const;

export type OrderStatus = (typeof orderStatuses)[number];

export const nextStatuses = {
  pending: ['approved', 'rejected', 'failure'],
  approved: [],
  rejected: ['approved'],
  failure: ['approved'],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

/** True if the order's units are out of the stock while it is in this state. */
export const holdsStock = {
  pending: true,
  approved: true,
  rejected: false,
  failure: false,
} as const satisfies Record<OrderStatus, boolean>;

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  const targets: readonly OrderStatus[] = nextStatuses[from];
  return targets.includes(to);
}
