import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { customers, endpoint } from '#contract/core/protocol/endpoint.ts';
import { moment, money, rowId } from '#contract/core/fields/fields.ts';
import { picture } from '#contract/core/fields/picture.ts';
import { optionalLine } from '#contract/core/fields/one-line.ts';
import { returnOutcomes, returnReasons, returnStates, returnWishes } from './return-state.ts';

const reference = z.uuid();
const state = z.enum(returnStates);

const returnedLine = z.object({
  position: z.int(),
  name: z.string(),
  color: z.string(),
  size: z.string(),
  quantity: z.int(),
  wants: z.enum(returnWishes),
  /** The size that is wanted instead, as it was called then. */
  wantedSize: z.string().nullable(),
  /** The size that was sent instead, which the shop decides; null unless it was. */
  sentSize: z.string().nullable(),
  reason: z.enum(returnReasons).nullable(),
  note: z.string(),
  outcome: z.enum(returnOutcomes).nullable(),
});

/**
 * A return as its buyer sees it. `place` and `until` are where and by when to send the goods, once it is accepted; `answer`
 * is what the owner wrote; `parcel` brings the exchange; `refund` is what was asked to go back. `steps` are its moves.
 */
export const orderReturn = z.object({
  id: z.int(),
  reference,
  number: z.int(),
  state,
  isCancellable: z.boolean(),
  place: z.string().nullable(),
  until: moment.nullable(),
  answer: z.string(),
  parcel: z
    .object({ carrier: z.string().nullable(), trackingNumber: z.string(), link: z.string().nullable() })
    .nullable(),
  refund: money.nullable(),
  lines: z.array(returnedLine),
  steps: z.array(z.object({ to: state, at: moment })),
});

export type OrderReturn = z.output<typeof orderReturn>;

/** A line with units that can go back, and the other sizes of its product; `left` of a size is what is in stock. */
const returnableLine = z.object({
  position: z.int(),
  name: z.string(),
  color: z.string(),
  size: z.string(),
  left: z.int(),
  price: money,
  /** The product's first picture now; null if it has none, or is no longer in the catalogue. */
  picture: picture.nullable(),
  sizes: z.array(z.object({ variantId: z.int(), size: z.string(), left: z.int() })),
});

const offer = z.object({
  isPossible: z.boolean(),
  /** When the time for returns ends; null for an order that was not sent. */
  until: moment.nullable(),
  lines: z.array(returnableLine),
  returns: z.array(orderReturn),
});

export type ReturnOffer = z.output<typeof offer>;

const askedLine = z
  .object({
    position: z.int().min(0).max(1000),
    quantity: z.int().min(1).max(999),
    wants: z.enum(returnWishes),
    /** The size that is wanted instead. */
    variantId: rowId.optional(),
    reason: z.enum(returnReasons).optional(),
    note: optionalLine(200).default(''),
  })
  .refine(({ wants, variantId }) => wants === 'refund' || variantId !== undefined, {
    path: ['variantId'],
    error: () => t('returns.sizeMissing'),
  });

/** Sending goods back for the money or for another size, by the buyer. */
export const returns = {
  offer: endpoint({
    method: 'GET',
    path: '/orders/:reference/returns',
    summary: 'What of an order its buyer can return or exchange now and until when, and its returns so far',
    roles: customers,
    staff: 'orders.read',
    input: z.object({ reference }),
    output: offer,
    errors: ['order_not_found'],
  }),
  request: endpoint({
    method: 'POST',
    path: '/orders/:reference/returns',
    summary: 'Asks to return units of the user’s own order, for the money or another size, which is held meanwhile',
    roles: customers,
    input: z.object({
      reference,
      /** Made by the client: the same one again is the same return. */
      request: z.uuid(),
      lines: z
        .array(askedLine)
        .min(1, { error: () => t('returns.linesMissing') })
        .max(100),
    }),
    output: orderReturn,
    status: 201,
    errors: [
      'order_not_found',
      'return_not_sent',
      'return_window_over',
      'return_units',
      'return_line_unknown',
      'return_size_sold_out',
      'too_many_requests',
    ],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/orders/:reference/returns/:id/cancellation',
    summary: 'Cancels the user’s own return while the shop has not received it; lets go of what was held for it',
    roles: customers,
    input: z.object({ reference, id: rowId }),
    output: orderReturn,
    errors: ['return_not_found', 'return_moved'],
  }),
} as const;
