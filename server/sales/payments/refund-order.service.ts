import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { toDecimal } from '#contract/core/money/money.ts';
import type { OrderLedger, orderRefunds } from '#contract/sales/payments/order-refunds.ts';
import { admitAmount } from '#server/people/accounts/fresh-proof.service.ts';
import { adminActor, noteChange } from '#server/core/audit/audit.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { lockOrder } from '../orders/order-state.service.ts';
import { openRefund, refundsOfRequest, type AskedRefund } from './open-refund.ts';
import type { RefundRow } from './refund-records.service.ts';
import { sendRefund } from './send-refund.ts';
import { ledgerView } from './ledger-view.ts';

/**
 * Refunds an order by an administrator's word: writes it down under the order's lock, then asks the provider. The same key
 * again, by a double click or a repeated request, is the same refund. If the provider does not answer, the refund stays
 * asked for and the jobs go on with it. Throws `order_not_found`, `refund_key_used`, `step_up_needed`, and what `openRefund` throws.
 */
export async function refundOrder(
  ctx: Context,
  { reference, key: request, refund, reason }: Input<typeof orderRefunds.refund>,
): Promise<OrderLedger> {
  const opened = await inTransaction(ctx.db, async (transaction): Promise<readonly RefundRow[]> => {
    const order = await lockOrder(transaction, reference);
    if (!order) throw new ShopError('order_not_found');
    const known = await refundsOfRequest(transaction, request);
    if (known.some(({ orderReference }) => orderReference !== reference)) throw new ShopError('refund_key_used');
    if (known.length > 0) return known;
    const actor = adminActor(ctx);
    const { now, newId } = { now: ctx.clock(), newId: ctx.newId };
    const made = await openRefund(transaction, order, { request, asked: askedOf(refund), reason, actor, now, newId });
    admitAmount(ctx, made.amount);
    await noteChange(transaction, ctx, {
      action: 'order.refund',
      subject: reference,
      after: { amount: toDecimal(made.amount), units: made.units, reason: reason || null },
    });
    return made.rows;
  });
  for (const row of opened) if (row.state === 'asked') await sendRefund(ctx, row);
  return ledgerView(ctx, reference);
}

function askedOf(refund: Input<typeof orderRefunds.refund>['refund']): AskedRefund {
  if (refund.what !== 'all') return refund;
  return { what: 'all', lines: refund.lines.map((line) => ({ ...line, quantity: 0 })) };
}
