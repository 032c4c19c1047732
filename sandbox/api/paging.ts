import { z } from 'zod';
import { badRequest } from './api-error.ts';

const paging = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(30),
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
});

/** Returns `limit` (30 by default, at most 1000) and `offset` of a search. Throws ApiError 400. */
export function pageOf(query: Record<string, string>): z.output<typeof paging> {
  const page = paging.safeParse(query);
  if (!page.success) throw badRequest(1000, 'Number of rows exceeded the limits');
  return page.data;
}
