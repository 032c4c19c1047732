/** Every letter that the shop writes by itself. */
export const letterKinds = [
  'welcome',
  'password-reset',
  'password-changed',
  'admin-password',
  'confirm-address',
  'email-change-asked',
  'email-changed',
  'payment-review',
  'payment-pending',
  'payment-approved',
  'payment-rejected',
  'payment-cancelled',
  'order-cancelled',
  'advertising',
] as const;

export type LetterKind = (typeof letterKinds)[number];

/** The letters that tell of an order. Each tells of one outcome, and is sent once for it. */
export type OrderLetterKind = Extract<LetterKind, `order-${string}` | `payment-${string}`>;

export function isOrderLetterKind(kind: LetterKind): kind is OrderLetterKind {
  return kind.startsWith('order-') || kind.startsWith('payment-');
}
