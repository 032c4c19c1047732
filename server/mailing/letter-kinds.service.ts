/** Every letter that the shop writes by itself. */
export const letterKinds = [
  'welcome',
  'password-reset',
  'password-changed',
  'email-changed',
  'order-received',
  'payment-approved',
  'payment-rejected',
  'advertising',
] as const;

export type LetterKind = (typeof letterKinds)[number];

/** The letters that tell of an order. */
export type OrderLetterKind = Extract<LetterKind, `order-${string}` | `payment-${string}`>;
