import { centsFrom } from '../values/cents.ts';

type Priced = {
  items: readonly { quantity: number; unit_price: number | string }[];
  shipments?: { cost?: number | null | undefined } | null | undefined;
};

/** Returns the totals of a preference, in cents; shipping is separate because a payment's amount excludes it. */
export function preferenceTotals(body: Priced): { itemsCents: number; shippingCents: number } {
  const itemsCents = body.items.reduce((sum, item) => sum + item.quantity * (centsFrom(item.unit_price) ?? 0), 0);
  return { itemsCents, shippingCents: centsFrom(body.shipments?.cost ?? 0) ?? 0 };
}
