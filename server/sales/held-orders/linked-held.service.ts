import type { AnsweredFile } from '#contract/core/protocol/answered-file.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import type { HeldOrder } from '#contract/sales/payments/held-orders.ts';
import type { linkedHeld } from '#contract/sales/payments/linked-held.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import type { Context } from '#server/core/context/context.ts';
import { guestsOrder } from '../checkout/linked-order.service.ts';
import { viewHeld } from './held-view.service.ts';
import { receiptIn, receiptLimit, takeReceipt } from './send-receipt.service.ts';

/** How the order of a link is paid without a provider. Throws `tracking_not_found`, `order_not_found` for one that is paid at one. */
export async function showLinkedHeld(ctx: Context, { token }: Input<typeof linkedHeld.show>): Promise<HeldOrder> {
  return viewHeld(ctx, await guestsOrder(ctx, token));
}

/** Keeps the receipt of its transfer. Throws `tracking_not_found`, and as `sendReceipt` does. */
export async function sendLinkedReceipt(
  ctx: Context,
  { token, bytes }: Input<typeof linkedHeld.sendReceipt>,
): Promise<HeldOrder> {
  const order = await guestsOrder(ctx, token);
  await limitRate(ctx, `receipts-link:${order.reference}`, receiptLimit);
  await takeReceipt(ctx, order, bytes);
  return viewHeld(ctx, await guestsOrder(ctx, token));
}

/** The file of a receipt. Throws `tracking_not_found`, `order_not_found` for a receipt of another order. */
export async function linkedReceipt(
  ctx: Context,
  { token, id }: Input<typeof linkedHeld.receipt>,
): Promise<AnsweredFile> {
  return receiptIn(ctx, await guestsOrder(ctx, token), id);
}
