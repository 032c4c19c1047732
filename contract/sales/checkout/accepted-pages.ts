import { z } from 'zod';
import { legalKinds } from '#contract/site/page-rules.ts';

/** A version of a legal page that stood when an order was bought; `changedOn` is the shop's day on which it was written. */
export const acceptedPage = z.object({
  kind: z.enum(legalKinds),
  slug: z.string(),
  title: z.string(),
  version: z.int(),
  changedOn: z.iso.date(),
});
