import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { dayMs } from '#contract/core/time/units.ts';
import type { AnsweredFile } from '#contract/core/protocol/answered-file.ts';
import type { HeldOrder, heldOrders } from '#contract/sales/payments/held-orders.ts';
import { holdDays } from '#contract/sales/payments/means-offers.ts';
import { mostReceipts, type ReceiptType } from '#contract/sales/payments/receipt-rules.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { limitRate, type Limit } from '#platform/http/rate-limit.ts';
import type { Context } from '#server/core/context/context.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';
import { ownOrder, seenOrder } from '../checkout/linked-order.service.ts';
import { holdUntil } from '../orders/held-orders.service.ts';
import { lockOrder, orderOf, type OrderRow } from '../orders/order-state.service.ts';
import { countReceipts, isSentAlready, keepReceipt, receiptBytes } from '../orders/receipts.service.ts';
import { viewHeld } from './held-view.service.ts';
import sharp from 'sharp';
import { limitConcurrency } from '#platform/media/limit-concurrency.ts';
import { isPdf } from '#platform/media/pdf-file.ts';
import { pictureTypeOf } from '#platform/media/picture-type.ts';

/**
 * Keeps the receipt of a transfer, which the shop's people look at: until then the order does not end, and its units are held.
 * Throws `order_not_found`, `order_settled`, `bad_receipt`, `too_many_receipts`.
 */
export async function sendReceipt(ctx: Context, asked: Input<typeof heldOrders.sendReceipt>): Promise<HeldOrder> {
  const { reference, bytes } = asked;
  const order = ownOrder(ctx, await orderOf(ctx.db, reference));
  await limitRate(ctx, `receipts:${order.userId}`, receiptLimit);
  await takeReceipt(ctx, order, bytes);
  return viewHeld(ctx, ownOrder(ctx, await orderOf(ctx.db, reference)));
}

/** How many receipts a buyer sends, of all orders. */
export const receiptLimit: Limit = { most: 20, windowSeconds: 3600 };

/** Keeps a receipt of an order that its buyer is known to have; the same file again is the same receipt. Throws as `sendReceipt`. */
export async function takeReceipt(ctx: Context, { reference, handMeans }: OrderRow, bytes: Uint8Array): Promise<void> {
  if (handMeans !== 'transfer') throw new ShopError('order_not_found');
  // Outside of the transaction: a picture takes its time.
  const file = await receiptFile(bytes);
  const now = ctx.clock();
  await inTransaction(ctx.db, async (transaction) => {
    const held = await lockOrder(transaction, reference);
    if (held?.status !== 'pending') throw new ShopError('order_settled');
    if (await isSentAlready(transaction, reference, file.bytes)) return;
    const sent = await countReceipts(transaction, reference);
    if (sent >= mostReceipts) throw new ShopError('too_many_receipts', { most: mostReceipts });
    await keepReceipt(transaction, reference, { id: ctx.newId(), ...file, now });
    const until = new Date(now.getTime() + holdDays(ctx.ownerSettings.current(), 'transfer') * dayMs);
    await holdUntil(transaction, held, until);
    await recordEvent(transaction, {
      at: now,
      kind: 'order.receipt',
      subject: reference,
      actor: 'buyer',
      data: { receipt: null, state: 'waiting', reason: '' },
    });
  });
}

/** The file of a receipt. Throws `order_not_found`, also for a receipt of another order. */
export async function receiptOf(ctx: Context, asked: Input<typeof heldOrders.receipt>): Promise<AnsweredFile> {
  const { reference, id } = asked;
  return receiptIn(ctx, seenOrder(ctx, await orderOf(ctx.db, reference)), id);
}

/** The same of an order that the visitor may see. */
export async function receiptIn({ db }: Context, order: OrderRow, id: string): Promise<AnsweredFile> {
  const found = await receiptBytes(db, order.reference, id);
  if (!found) throw new ShopError('order_not_found');
  return { name: `comprobante-${order.number}.${found.type}`, bytes: new Uint8Array(found.bytes), leftOut: [] };
}

/** One at a time: a decoded picture may take a quarter of a gigabyte. */
const inTurn = limitConcurrency(1);

/** A picture of a telephone has some 12 million pixels; shrunk to this, an account number can still be read. */
const mostPixels = 50_000_000;
const longestSide = 2000;

type StoredFile = { readonly type: ReceiptType; readonly bytes: Buffer };

/**
 * Returns a file as it is stored, by what is in it and not by its name: a picture is drawn anew, so that neither a second file nor the
 * place where it was taken is left in it; a PDF stays as it is. Throws `bad_receipt` for anything else.
 */
async function receiptFile(bytes: Uint8Array): Promise<StoredFile> {
  if (isPdf(bytes)) return { type: 'pdf', bytes: Buffer.from(bytes) };
  if (bytes.length < 12 || pictureTypeOf(bytes) === undefined) throw new ShopError('bad_receipt');
  return { type: 'jpg', bytes: await inTurn(() => redrawn(bytes)) };
}

async function redrawn(bytes: Uint8Array): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer();
  } catch {
    throw new ShopError('bad_receipt');
  }
}
