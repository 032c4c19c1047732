import { presentCountry } from '#contract/core/countries/countries.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { moneyOf, sum, times } from '#contract/core/money/money.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import { canEndUnpaid } from '#contract/sales/fulfilment/fulfilment.ts';
import type { HeldOrder } from '#contract/sales/payments/held-orders.ts';
import type { Context } from '#server/core/context/context.ts';
import { seenOrder } from '../checkout/linked-order.service.ts';
import { orderOf, type OrderRow } from '../orders/order-state.service.ts';
import { receiptsOf } from '../orders/receipts.service.ts';
import { leftByHand } from '../payments/by-hand/hand-money.service.ts';

/** How an order is paid without a provider. Throws `order_not_found`, also for one that is paid at a provider. */
export async function showHeld(ctx: Context, { reference }: { readonly reference: string }): Promise<HeldOrder> {
  return viewHeld(ctx, seenOrder(ctx, await orderOf(ctx.db, reference)));
}

/** The same of a row that the visitor may see. */
export async function viewHeld(ctx: Context, order: OrderRow): Promise<HeldOrder> {
  const { reference, handMeans: means, status, fulfilment, expiresAt, total, currency } = order;
  if (means === null) throw new ShopError('order_not_found');
  const left = await leftByHand(ctx.db, order);
  const paid = sum(moneyOf(total, currency), times(left, -1));
  const receipts = await receiptsOf(ctx.db, reference);
  const isWaited = paid.minor > 0 || receipts.some(({ state }) => state === 'waiting');
  return {
    reference,
    means,
    isOpen: status === 'pending',
    isCancellable: status === 'pending' && !isWaited && canEndUnpaid(fulfilment, true),
    until: shopMoment(expiresAt),
    account: means === 'transfer' ? transferAccount(ctx) : null,
    paid,
    left,
    receipts: receipts.map((one) => ({ ...one, sentAt: shopMoment(one.sentAt) })),
  };
}

/** Where a transfer goes; null for a shop without an account. */
export function transferAccount({ ownerSettings }: Pick<Context, 'ownerSettings'>): HeldOrder['account'] {
  const { means, seller } = ownerSettings.current();
  if (means.bankAccount === '') return null;
  const { name: kind } = presentCountry().bankAccount;
  return { kind, number: means.bankAccount, bank: means.bankName, holder: means.bankHolder || seller.company };
}
