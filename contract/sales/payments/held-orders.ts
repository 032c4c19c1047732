import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { answeredFile } from '#contract/core/protocol/answered-file.ts';
import { customers, endpoint } from '#contract/core/protocol/endpoint.ts';
import { moment, money } from '#contract/core/fields/fields.ts';
import { optionalLine } from '#contract/core/fields/one-line.ts';
import { visitorMeansNames } from '#contract/core/settings/visitor-means.ts';
import { mostReceiptBytes, receiptStates, receiptTypes } from './receipt-rules.ts';

/** Where a transfer goes: the account as people read it, with what they call its number. */
const transferAccount = z.object({
  kind: z.string(),
  number: z.string(),
  bank: z.string(),
  holder: z.string(),
});

/** A receipt of an order; `reason` is why it was refused. */
const receipt = z.object({
  id: z.uuid(),
  sentAt: moment,
  type: z.enum(receiptTypes),
  state: z.enum(receiptStates),
  reason: z.string(),
});

export type Receipt = z.output<typeof receipt>;

/**
 * How an order is paid without a provider: by which means, until when its units are held, and whether its buyer can give it up now. `account` is null for cash, and once
 * the shop has none any more. `paid` is the part that its people noted, `left` the rest.
 */
export const heldOrder = z.object({
  reference: z.uuid(),
  means: z.enum(visitorMeansNames),
  isOpen: z.boolean(),
  isCancellable: z.boolean(),
  until: moment,
  account: transferAccount.nullable(),
  paid: money,
  left: money,
  receipts: z.array(receipt),
});

export type HeldOrder = z.output<typeof heldOrder>;

export const receiptBytes: z.ZodType<Uint8Array, Uint8Array> = z.instanceof(Uint8Array);

const ofOrder = { reference: z.uuid() } as const;

export const heldOrders = {
  show: endpoint({
    method: 'GET',
    path: '/orders/:reference/held',
    summary: 'How an order is paid by transfer or in cash, with its receipts: for its buyer and for administrators',
    roles: customers,
    staff: 'orders.read',
    input: z.object(ofOrder),
    output: heldOrder,
    errors: ['order_not_found'],
  }),
  sendReceipt: endpoint({
    method: 'POST',
    path: '/orders/:reference/receipts',
    summary: 'Sends the receipt of a transfer, as the bytes of the body: a picture or a PDF, up to 5 MB',
    roles: customers,
    body: 'bytes',
    mostBytes: mostReceiptBytes,
    input: z.object({ ...ofOrder, bytes: receiptBytes }),
    output: heldOrder,
    status: 201,
    errors: ['order_not_found', 'order_settled', 'bad_receipt', 'too_many_receipts', 'too_large', 'too_many_requests'],
  }),
  receipt: endpoint({
    method: 'GET',
    path: '/orders/:reference/receipts/:id',
    summary: 'The file of a receipt, to be saved: for the buyer of its order and for administrators',
    roles: customers,
    staff: 'orders.read',
    answers: 'application/octet-stream',
    input: z.object({ ...ofOrder, id: z.uuid() }),
    output: answeredFile,
    errors: ['order_not_found'],
  }),
  refuseReceipt: endpoint({
    method: 'POST',
    path: '/admin/orders/:reference/receipts/:id/refusal',
    summary: 'Refuses a receipt that waits, and tells its buyer why; the order is held for its whole time again',
    permission: 'orders.settle',
    input: z.object({
      ...ofOrder,
      id: z.uuid(),
      reason: optionalLine(300).refine((text) => text !== '', { error: () => t('held-orders.reasonMissing') }),
    }),
    output: heldOrder,
    errors: ['order_not_found', 'order_settled'],
  }),
  takePart: endpoint({
    method: 'POST',
    path: '/admin/orders/:reference/hand-payments',
    summary:
      'Notes money that was seen for an order, once for each key; all of it together with what was noted before pays the order, and confirms the receipts that wait. One that has ended is sold after all if its units are still there; else the money is to be given back',
    permission: 'orders.settle',
    input: z.object({
      ...ofOrder,
      /** Made by the client: the same key again is the same payment. */
      key: z.uuid(),
      amount: money.refine(({ minor }) => minor > 0, { error: () => t('order-refunds.badAmount') }),
    }),
    output: heldOrder,
    errors: ['order_not_found', 'order_settled', 'hand_payment_too_much', 'too_many_parts', 'too_many_requests'],
  }),
} as const;
