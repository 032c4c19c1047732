import type { AnsweredFile } from '#contract/core/protocol/answered-file.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { orderTexts } from '#contract/sales/orders/order.texts.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { oneOrder } from '../checkout/orders.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { openPen } from './pdf-pen.ts';
import { printedLogo } from './printed-logo.ts';
import { drawPurchaseOrder } from './purchase-order.ts';

/**
 * Returns the purchase order of a paid order in the language of the request: its buyer or an administrator reads it now.
 * Throws `order_not_found`, also for somebody else's, `nothing_to_print` if it is not paid, and `too_many_requests`.
 */
export async function purchaseOrderFile(ctx: Context, key: string): Promise<AnsweredFile> {
  const { visitor } = ctx;
  // Letters of other scripts take long: each has a font of its own that is cut for the file.
  await limitRate(ctx, `document:${visitor.role === 'guest' ? '' : visitor.id}`, { most: 30, windowSeconds: 60 });
  const order = await oneOrder(ctx, key);
  if (order.status !== 'approved') throw new ShopError('nothing_to_print');
  const title = `${orderTexts.document} ${order.number}`;
  const written = JSON.stringify(order);
  const pen = await openPen({ title, size: 'a4', now: ctx.clock(), logo: await printedLogo(ctx), written });
  drawPurchaseOrder(pen, order);
  return { name: orderTexts.fileName, bytes: await pen.finish(), leftOut: [] };
}
