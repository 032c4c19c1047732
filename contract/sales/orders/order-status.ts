/**
 * The statuses of an order and the transitions between them, as data. Every order starts pending. A rejected or failed
 * one can still become approved, but only when the provider confirms a late payment and the stock can be taken again;
 * administrators cannot make that transition.
 */
export const orderStatuses = ['pending', 'approved', 'rejected', 'failure'] as const;

/** Who entered an order: its buyer in the shop, or an administrator. */
export const orderSources = ['shop', 'desk'] as const;

export type OrderSource = (typeof orderSources)[number];

export type OrderStatus = (typeof orderStatuses)[number];

export const nextStatuses = {
  pending: ['approved', 'rejected', 'failure'],
  approved: [],
  rejected: ['approved'],
  failure: ['approved'],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

/** True for the statuses in which the order's units are taken from the stock. */
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
