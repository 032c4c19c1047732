import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { anyone, endpoint } from '#contract/core/protocol/endpoint.ts';
import { knownEmail, moment, rowId } from '#contract/core/fields/fields.ts';
import { readOrderNumber } from '../orders/order-number.ts';

export const withdrawalStates = ['received', 'handled'] as const;

const wrongNumber = { error: () => t('withdrawals.badNumber') };

/** An order's number as people write it: 'N° 1042'. */
export const orderNumber = z
  .string(wrongNumber)
  .max(60, wrongNumber)
  .transform((text) => readOrderNumber(text).number ?? 0)
  .pipe(z.int(wrongNumber).min(1, wrongNumber).max(2_147_483_647, wrongNumber));

/**
 * A withdrawal as administrators see it. `order` is null if no order has this number and address. Its time ends at `until`,
 * counted from `countsFrom`; `isInTime` compares that with when the withdrawal was stated.
 */
const withdrawal = z.object({
  id: z.int(),
  code: z.string(),
  at: moment,
  email: z.string(),
  number: z.int(),
  state: z.enum(withdrawalStates),
  handledAt: moment.nullable(),
  handledBy: z.string().nullable(),
  order: z
    .object({
      reference: z.uuid(),
      until: moment,
      countsFrom: z.enum(['delivery', 'purchase']),
      isInTime: z.boolean(),
    })
    .nullable(),
});

export type Withdrawal = z.output<typeof withdrawal>;

/** Taking back a purchase ('arrepentimiento'), without login. */
export const withdrawals = {
  record: endpoint({
    method: 'POST',
    path: '/withdrawals',
    summary: 'Records that a buyer takes back a purchase; the answer is the same whether or not the order exists',
    roles: anyone,
    input: z.object({
      /** Made by the client: the same one again is the same withdrawal. */
      request: z.uuid(),
      number: orderNumber,
      email: knownEmail,
    }),
    output: z.object({ code: z.string(), at: moment }),
    status: 201,
    errors: ['too_many_requests'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/admin/withdrawals',
    summary: 'Withdrawals, the newest first, at most 50 a page; `before` continues below the last id of a page',
    permission: 'orders.read',
    input: z.object({ state: z.enum(withdrawalStates).optional(), before: rowId.optional() }),
    output: z.object({ withdrawals: z.array(withdrawal), next: z.int().nullable() }),
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/admin/orders/:reference/withdrawals',
    summary: 'The withdrawals of an order, the newest first',
    permission: 'orders.read',
    input: z.object({ reference: z.uuid() }),
    output: z.array(withdrawal),
  }),
  handle: endpoint({
    method: 'POST',
    path: '/admin/withdrawals/:id/handling',
    summary: 'Marks a withdrawal as handled; marking it again changes nothing',
    permission: 'returns.decide',
    input: z.object({ id: rowId }),
    output: withdrawal,
    errors: ['withdrawal_not_found'],
  }),
} as const;
