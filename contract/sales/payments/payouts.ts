import { z } from 'zod';
import { moment, moneyBalance } from '#contract/core/fields/fields.ts';
import { answeredStream } from '#contract/core/protocol/answered-stream.ts';
import { areBackwards, backwardDays, daysAsked } from '#contract/core/protocol/days-asked.ts';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { movementKinds, payoutStates } from './settlements.ts';

/** Of `gross` the provider took `fee`, `other` without saying for what, and `withheld` for taxes; `net` is left. */
const sums = {
  gross: moneyBalance,
  fee: moneyBalance,
  withheld: moneyBalance,
  other: moneyBalance,
  net: moneyBalance,
};

/** The order that a movement is about; null for what the shop does not know. */
const ofOrder = z.object({ reference: z.uuid(), number: z.int() }).nullable();

const movement = z.object({
  id: z.string(),
  kind: z.enum(movementKinds),
  paymentId: z.string().nullable(),
  order: ofOrder,
  at: moment,
  ...sums,
});

export type PayoutMovement = z.output<typeof movement>;

const provider = z.string();

/**
 * Money that reaches the shop's bank, or, of what no payout has, is released on a day: then `id` is that day and `state` is null.
 * `sent` is what the provider says that it sends: `missing` is what of it the movements do not explain.
 */
const payout = z.object({
  provider,
  title: z.string(),
  id: z.string(),
  state: z.enum(payoutStates).nullable(),
  day: z.iso.date(),
  count: z.int(),
  ...sums,
  sent: moneyBalance.nullable(),
  missing: moneyBalance,
});

export type ListedPayout = z.output<typeof payout>;

/** A payment that only one of the two knows, or of which they say other amounts: the shop `own`, the provider `told`. */
const unmatched = z.object({
  provider,
  title: z.string(),
  paymentId: z.string(),
  order: ofOrder,
  at: moment,
  own: moneyBalance.nullable(),
  told: moneyBalance.nullable(),
});

export type UnmatchedPayment = z.output<typeof unmatched>;

/** How many of these are told at most, the newest first. */
export const mostUnmatched = 100;

/** How an account was read the last time; `isLate` if not since a day, or never in spite of a try. `problem` is the provider's. */
const reading = z.object({
  provider,
  title: z.string(),
  hasPayouts: z.boolean(),
  readAt: moment.nullable(),
  isLate: z.boolean(),
  problem: z.string().nullable(),
});

const permission = 'reports.read';

const days = z.object(daysAsked).refine((asked) => !areBackwards(asked), backwardDays);

export const payouts = {
  list: endpoint({
    method: 'GET',
    path: '/admin/payouts',
    summary:
      'What providers send to the bank or release in some days, 92 at most, 30 before and after today without any, and what does not match the payments of the shop',
    permission,
    input: days,
    output: z.object({
      days: z.object({ from: z.iso.date(), to: z.iso.date() }),
      /** The latest first. */
      payouts: z.array(payout),
      unmatched: z.array(unmatched),
      /** Movements in other currencies than the shop's, which are in no sum. */
      foreign: z.int(),
      readings: z.array(reading),
    }),
  }),
  movements: endpoint({
    method: 'GET',
    path: '/admin/payouts/:provider/:id',
    summary: 'What a payout contains, or what is released on a day: at most 500 movements, the newest first',
    permission,
    input: z.object({
      provider: z.string().regex(/^[a-z-]{1,60}$/),
      id: z.string().regex(/^[\w-]{1,200}$/),
    }),
    output: z.object({ movements: z.array(movement) }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/admin/payouts/export',
    summary: 'The movements of some days as a spreadsheet (CSV with semicolons, UTF-8 with BOM), with their payouts',
    permission: 'orders.export',
    answers: 'text/csv',
    input: days,
    output: answeredStream,
  }),
} as const;
