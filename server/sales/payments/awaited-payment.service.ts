import type { Executor, Transaction } from '#platform/database/database.ts';
import { paymentsOfOrders, type PaymentRow } from './payment-records.ts';
import { awaitedOf, billOf, isAllBack, type Bill } from './settle.ts';
import { orderEvents } from '#contract/sales/events.ts';
import { eventsAbout } from '#server/core/event-log/find-events.service.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';

/** What a pending order waits for: the provider's review, or money that its buyer still has to hand over. */
export type Awaited =
  | { readonly kind: 'review' }
  | { readonly kind: 'voucher'; readonly payUntil: Date | null; readonly voucherUrl: string | null };

/** What an order's payments wait for; null when none of them may still succeed. */
export function awaitedPayment(bill: Bill, payments: readonly PaymentRow[]): Awaited | null {
  const awaited = awaitedOf(bill, payments);
  const [first] = awaited;
  if (!first) return null;
  const isByVoucher = awaited.every(({ awaits }) => awaits === 'voucher');
  return isByVoucher ? { kind: 'voucher', payUntil: first.payUntil, voucherUrl: first.voucherUrl } : { kind: 'review' };
}

/** What there is to say of an order's payments: what it waits for, and whether money was or is being sent back. */
export type PaymentNews = { readonly awaited: Awaited | null; readonly isRefunded: boolean };

type PricedOrder = { readonly reference: string; readonly total: number; readonly currency: string };

/** The same for some orders, by their references. One statement whatever their number. */
export async function paymentNewsOf(
  db: Executor,
  orders: readonly PricedOrder[],
): Promise<(reference: string) => PaymentNews> {
  const all = await paymentsOfOrders(
    db,
    orders.map(({ reference }) => reference),
  );
  const byOrder = Map.groupBy(all, ({ orderReference }) => orderReference);
  const bills = new Map(orders.map((order) => [order.reference, billOf(order)]));
  return (reference) => {
    const payments = byOrder.get(reference) ?? [];
    const bill = bills.get(reference);
    return { awaited: bill ? awaitedPayment(bill, payments) : null, isRefunded: payments.some(isSentBack) };
  };
}

function isSentBack(payment: PaymentRow): boolean {
  return payment.refund !== null || (payment.amount.minor > 0 && isAllBack(payment));
}

type AwaitedOfOrder = {
  readonly reference: string;
  /** What the payment waits for. */
  readonly awaited: 'review' | 'voucher';
  readonly now: Date;
};

/** Records once what an order waits for. The caller holds the order's lock. */
export async function recordAwaited(
  transaction: Transaction,
  { reference, awaited, now }: AwaitedOfOrder,
): Promise<void> {
  const schema = orderEvents['order.awaited'];
  const known = await eventsAbout(transaction, reference, ['order.awaited']);
  if (known.some(({ data }) => schema.parse(data).awaited === awaited)) return;
  await recordEvent(transaction, {
    at: now,
    kind: 'order.awaited',
    subject: reference,
    actor: 'provider',
    data: { awaited },
  });
}
