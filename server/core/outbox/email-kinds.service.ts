/** The kinds of e-mail that the shop sends by itself. */
export const emailKinds = [
  'welcome',
  'password-reset',
  'password-changed',
  'admin-password',
  'confirm-address',
  'email-change-asked',
  'email-changed',
  'data-copy',
  'erasure-confirm',
  'erasure-asked',
  'erasure-dropped',
  'new-device',
  'factor-added',
  'factor-removed',
  'factor-help',
  'factor-helped',
  'payment-review',
  'payment-pending',
  'payment-link',
  'payment-by-hand',
  'payment-reminder',
  'payment-receipt-refused',
  'payment-approved',
  'payment-rejected',
  'payment-cancelled',
  'order-cancelled',
  'order-refunded',
  'order-refund-back',
  'delivery-dispatched',
  'delivery-ready',
  'delivery-done',
  'delivery-cancelled',
  'tax-document',
  'withdrawal-received',
  'new-order',
  'return-requested',
  'return-accepted',
  'return-rejected',
  'return-received',
  'return-closed',
  'claim-received',
  'claim-answered',
  'new-claim',
  'webhook-off',
  'confirm-newsletter',
  'advertising',
  'newsletter',
] as const;

export type EmailKind = (typeof emailKinds)[number];

/** The e-mails about an order. Each is about one outcome, and is sent once for it: a refund is one of its own. */
export type OrderEmailKind = Extract<EmailKind, `order-${string}` | `payment-${string}`>;

/** The e-mails about a refund, which is their event. */
export type RefundEmailKind = Extract<EmailKind, `order-refund${string}`>;

export function isRefundEmailKind(kind: EmailKind): kind is RefundEmailKind {
  return kind.startsWith('order-refund');
}

/** The e-mails about an order that waits for money without a provider; of a refused receipt one each. */
export type HeldEmailKind = Extract<EmailKind, 'payment-by-hand' | 'payment-reminder' | 'payment-receipt-refused'>;

const heldKinds: readonly EmailKind[] = ['payment-by-hand', 'payment-reminder', 'payment-receipt-refused'];

export function isHeldEmailKind(kind: EmailKind): kind is HeldEmailKind {
  return heldKinds.includes(kind);
}

/** The e-mails about the delivery of an order. */
export type DeliveryEmailKind = Extract<EmailKind, `delivery-${string}`>;

/** The e-mails about the moves of a return; the state that it came to is a part of their names. */
export type ReturnEmailKind = Extract<EmailKind, `return-${string}`>;

/** The e-mails about claims that were stated without login. */
export type ClaimEmailKind = Extract<EmailKind, `claim-${string}`>;

/** The e-mails to an address that somebody stated without an account. */
export type StatedEmailKind = ClaimEmailKind | 'confirm-newsletter';

/** Advertising: to accounts, and to readers without one. */
export type AdvertisingKind = Extract<EmailKind, 'advertising' | 'newsletter'>;

export function isAdvertisingKind(kind: EmailKind): kind is AdvertisingKind {
  return kind === 'advertising' || kind === 'newsletter';
}

export function isOrderEmailKind(kind: EmailKind): kind is OrderEmailKind {
  return kind.startsWith('order-') || kind.startsWith('payment-');
}

export function isDeliveryEmailKind(kind: EmailKind): kind is DeliveryEmailKind {
  return kind.startsWith('delivery-');
}

export function isClaimEmailKind(kind: EmailKind): kind is ClaimEmailKind {
  return kind.startsWith('claim-');
}

export function isReturnEmailKind(kind: EmailKind): kind is ReturnEmailKind {
  return kind.startsWith('return-');
}
