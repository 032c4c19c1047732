import { z } from 'zod';

/**
 * In how many instalments an amount can be paid by any card of any brand that the provider names. Amounts are in the smallest unit:
 * `total` is what the least amount of its band costs so, and it holds from `least` to `most`. `cft` and `tea`, the cost of the credit
 * and its rate in percent of a year, are null where nothing is charged for it.
 */
const plan = z.object({
  count: z.int(),
  total: z.int(),
  least: z.int(),
  most: z.int(),
  cft: z.number().nullable(),
  tea: z.number().nullable(),
});

/** What holds for amounts from `from` on, and below `to`. */
const band = z.object({ from: z.int(), to: z.int(), plans: z.array(plan) });

/**
 * The instalments that may be told of, by amounts of a currency. `isCashEqual` is false where who pays otherwise pays less: nothing is
 * called free of interest there.
 */
export const instalmentTerms = z.object({ currency: z.string(), isCashEqual: z.boolean(), bands: z.array(band) });

export type InstalmentPlan = z.output<typeof plan>;
export type InstalmentBand = z.output<typeof band>;
export type InstalmentTerms = z.output<typeof instalmentTerms>;

/** What a card of a product says: from which amount on, and below which, so many instalments cost no more. In the smallest unit. */
export type FreeBand = Readonly<Record<'from' | 'to' | 'count', number>>;
