import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { moment, money, rowId } from '#contract/core/fields/fields.ts';
import { trackingNumber } from '../fulfilment/fulfilment-desk.ts';
import { pageAsked, pagePlace } from '#contract/core/protocol/list-page.ts';
import { oneLine, optionalLine } from '#contract/core/fields/one-line.ts';
import { refundableLine } from '../payments/order-refunds.ts';
import { returnOutcomes, returnStates, returnWishes } from './return-state.ts';
import { orderReturn } from './returns.ts';

const state = z.enum(returnStates);

const buyer = z.object({ username: z.string(), name: z.string().nullable(), lastname: z.string().nullable() });

/**
 * A return as administrators see it: with who made each move and why, and the moves that they can make now. `lastPlace` is
 * where the last accepted return was to be sent. `shipping` is what was paid for the delivery; null if nothing was, or if it went
 * back already; `goods` are the order's lines for their refunds. A line's size that no longer exists cannot go back to the stock; `sizes` are those of its product that can be sent instead
 * while the return is inspected, `left` being what is in stock.
 */
export const deskReturn = orderReturn.extend({
  email: z.string(),
  /** Null when the account was deleted. */
  buyer: buyer.nullable(),
  moves: z.array(state),
  lastPlace: z.string(),
  shipping: money.nullable(),
  goods: z.array(refundableLine),
  lines: z.array(
    orderReturn.shape.lines.element.extend({
      price: money,
      canRestock: z.boolean(),
      restocked: z.int(),
      sizes: z.array(z.object({ variantId: z.int(), size: z.string(), left: z.int() })),
    }),
  ),
  steps: z.array(z.object({ to: state, at: moment, actor: z.string(), reason: z.string() })),
});

export type DeskReturn = z.output<typeof deskReturn>;

/** A return in the list: `units` is how many it has, `wants` what they are to become. */
const listedReturn = z.object({
  id: z.int(),
  reference: z.uuid(),
  number: z.int(),
  state,
  askedAt: moment,
  email: z.string(),
  buyer: buyer.nullable(),
  units: z.int(),
  wants: z.array(z.enum(returnWishes)),
});

export type ListedReturn = z.output<typeof listedReturn>;

/** The sort orders of the list. */
export const returnSorts = ['date-desc', 'date-asc'] as const;

const counts = z.object({ requested: z.int(), accepted: z.int(), received: z.int() });

export type ReturnCounts = z.output<typeof counts>;

const inspected = z.object({
  position: z.int().min(0).max(1000),
  /** How many of its units go back to the stock. */
  restock: z.int().min(0).max(999),
  outcome: z.enum(returnOutcomes),
  /** Of an exchange, the size that is sent; by default the one that is held for it. */
  variantId: rowId.optional(),
});

const refusals = ['return_not_found', 'return_moved'] as const;

/** The returns for administrators: each is accepted or rejected, received, and closed by its inspection. */
export const returnDesk = {
  list: endpoint({
    method: 'GET',
    path: '/admin/returns',
    summary: 'A page of the returns, of all states or one, or of an order by its number; with how many wait',
    permission: 'orders.read',
    input: z.object({
      state: state.optional(),
      number: z.string().trim().max(60).optional(),
      order: z.enum(returnSorts).default('date-desc'),
      ...pageAsked,
    }),
    output: z.object({ returns: z.array(listedReturn), counts, ...pagePlace }),
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/admin/orders/:reference/returns',
    summary: 'The returns of an order, the newest first',
    permission: 'orders.read',
    input: z.object({ reference: z.uuid() }),
    output: z.array(deskReturn),
    errors: ['order_not_found'],
  }),
  one: endpoint({
    method: 'GET',
    path: '/admin/returns/:id',
    summary: 'One return with its lines, moves and history',
    permission: 'orders.read',
    input: z.object({ id: rowId }),
    output: deskReturn,
    errors: ['return_not_found'],
  }),
  accept: endpoint({
    method: 'POST',
    path: '/admin/returns/:id/acceptance',
    summary: 'Accepts a requested return, and says where to send the goods and within how many days',
    permission: 'returns.decide',
    input: z.object({
      id: rowId,
      place: oneLine(200, { error: () => t('return-desk.placeMissing') }),
      days: z
        .int()
        .min(1, { error: () => t('return-desk.badDays') })
        .max(90, { error: () => t('return-desk.badDays') })
        .default(14),
    }),
    output: deskReturn,
    errors: [...refusals],
  }),
  reject: endpoint({
    method: 'POST',
    path: '/admin/returns/:id/rejection',
    summary:
      'Rejects a requested return, or an accepted one whose goods do not come, with a reason that the buyer gets; lets go of what was held for it',
    permission: 'returns.decide',
    input: z.object({ id: rowId, reason: oneLine(200, { error: () => t('return-desk.reasonMissing') }) }),
    output: deskReturn,
    errors: [...refusals],
  }),
  receive: endpoint({
    method: 'POST',
    path: '/admin/returns/:id/reception',
    summary: 'Notes that the goods of an accepted return arrived',
    permission: 'returns.decide',
    input: z.object({ id: rowId }),
    output: deskReturn,
    errors: [...refusals],
  }),
  close: endpoint({
    method: 'POST',
    path: '/admin/returns/:id/closing',
    summary:
      'Closes a received return: says for each line what goes back to the stock and whether it is refunded or exchanged, whatever its buyer asked for',
    permission: 'orders.refund',
    stepUp: 'amount',
    input: z.object({
      id: rowId,
      lines: z.array(inspected).min(1).max(100),
      /** What the buyer is told; needed where a line gets nothing. */
      note: optionalLine(200).default(''),
      /** True to give back what was paid for the delivery too. */
      withShipping: z.boolean().default(false),
      /** The parcel of the exchange; null: the shop brings it. */
      carrierId: rowId.nullish(),
      trackingNumber: trackingNumber.default(''),
    }),
    output: deskReturn,
    errors: [
      'step_up_needed',
      ...refusals,
      'return_units',
      'return_size_sold_out',
      'carrier_not_found',
      'refund_pending',
      'refund_disputed',
      'refund_nothing_left',
      'refund_too_much',
      'refund_units',
    ],
  }),
} as const;
