import type { Order } from './orders.ts';

/** What screens and letters call an order: the provider's payment number, or the start of its reference until there is one. */
export function orderNumber({ payment_id, reference }: Pick<Order, 'payment_id' | 'reference'>): string {
  return payment_id === null ? reference.slice(0, 8).toUpperCase() : String(payment_id);
}

/** What a written number may be: a payment's, an order's whole reference, or how its reference begins. */
export type WrittenNumber = {
  readonly payment?: number;
  readonly reference?: string;
  readonly beginning?: string;
};

/** Reads a number as people copy it: 'N° E646 1221', '#e6461221', '50.000.000.002'. Empty for what is no number. */
export function readOrderNumber(text: string): WrittenNumber {
  const bare = text
    .trim()
    .replace(/^(?:n(?:[°º]|ro)?\.?|#)(?=[\s\da-f])/i, '')
    .replaceAll(/[\s.]/g, '')
    .toLowerCase();
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(bare)) return { reference: bare };
  return {
    ...(/^\d{1,15}$/.test(bare) && Number(bare) > 0 && { payment: Number(bare) }),
    ...(/^[\da-f]{8}$/.test(bare) && { beginning: bare }),
  };
}
