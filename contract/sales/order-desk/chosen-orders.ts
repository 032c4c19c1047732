import { z } from 'zod';
import { rowId } from '#contract/core/fields/fields.ts';
import { mostMoved } from '../fulfilment/fulfilment-desk.ts';

/** The numbers of orders that were chosen one by one; the query of an address may have a single one. */
export const chosenOrders = z.union([z.array(rowId).min(1).max(mostMoved), rowId.transform((one) => [one])]);

/** Returns the chosen orders that a query names; undefined for what are no numbers of orders, or too many. */
export function chosenIn(query: URLSearchParams, name: string): number[] | undefined {
  return chosenOrders.safeParse(query.getAll(name).map(Number)).data;
}
