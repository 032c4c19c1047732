import { createSearchParams, href } from 'react-router';
import type { PrintedKind } from '#contract/sales/orders/printed-kinds.ts';

/** Returns the address of a file to print for the orders with these numbers. */
export function printAddress(what: PrintedKind, numbers: readonly number[]): string {
  const query = createSearchParams({ number: numbers.map(String) });
  return `${href('/admin/documents/:what', { what })}?${query.toString()}`;
}
