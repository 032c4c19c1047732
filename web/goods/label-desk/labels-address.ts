import { createSearchParams, href } from 'react-router';
import type { LabelFormat } from '#contract/sales/orders/price-labels.ts';

type Count = { readonly variantId: number; readonly units: number };

/** Returns the number of a field; 0 for what is none. */
export function unitsIn(typed: string): number {
  return /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
}

/** Returns the address of the file of labels. */
export function labelsAddress(
  counts: readonly Count[],
  { format, skip }: { readonly format: LabelFormat; readonly skip: number },
): string {
  const label = counts.filter(({ units }) => units > 0).map(({ variantId, units }) => `${variantId}x${units}`);
  const query = createSearchParams({ label, format, ...(format === 'a4' && skip > 0 && { skip: String(skip) }) });
  return `${href('/admin/labels/print')}?${query.toString()}`;
}
