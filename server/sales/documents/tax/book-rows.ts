import { inArray } from 'drizzle-orm';
import { moneyOf, sum, times, type Money } from '#contract/core/money/money.ts';
import type { TaxOfRate } from '#contract/sales/checkout/tax-shares.ts';
import { refundShares } from '#contract/sales/tax-documents/book-shares.ts';
import type { Executor } from '#platform/database/database.ts';
import { vatRateOf } from '#server/goods/products/vat-rate.service.ts';
import { goodsOf, ratesOfOrder, type OrderGoods } from '../../orders/order-goods.service.ts';
import type { OrderRow } from '../../orders/order-state.service.ts';
import { orders } from '../../orders/orders.tables.ts';
import { documentsOfOrders } from '../../orders/tax-documents.service.ts';
import type { RefundRow } from '../../payments/refund-records.service.ts';
import { refundedUnits, refundsInBook, type Booked } from './book.queries.ts';

/** A row of the sales book: base and tax of each rate, below 0 for a refund. */
export type BookRow = Booked & {
  readonly order: OrderRow;
  /** The number of its tax document; '' without one. */
  readonly document: string;
  readonly rates: readonly TaxOfRate[];
  readonly total: Money;
};

/** Returns rows of the book with what they contain. Some statements whatever their number. */
export async function bookRows(db: Executor, booked: readonly Booked[]): Promise<BookRow[]> {
  const references = [...new Set(booked.map(({ reference }) => reference))];
  const refunded = [...new Set(booked.flatMap(({ kind, reference }) => (kind === 'refund' ? [reference] : [])))];
  const rows = await db.select().from(orders).where(inArray(orders.reference, references));
  const known = {
    orders: new Map(rows.map((row) => [row.reference, row])),
    goods: await goodsOf(db, references),
    documents: await documentsOfOrders(db, references),
    refunds: refunded.length === 0 ? [] : await refundsInBook(db, refunded),
    units: refunded.length === 0 ? [] : await refundedUnits(db, refunded),
  };
  const shares = sharesByKey(known);
  const requestOf = new Map(known.refunds.map(({ key, request }) => [key, request]));
  return booked.flatMap((one) => {
    const order = known.orders.get(one.reference);
    if (!order) return [];
    const isSale = one.kind === 'sale';
    const rates = isSale ? ratesOfOrder(order, known.goods(one.reference)) : (shares.get(one.key) ?? []).map(negative);
    const found = known.documents.find((document) =>
      isSale
        ? document.orderReference === one.reference && document.kind === 'invoice'
        : document.refundRequest !== null && document.refundRequest === requestOf.get(one.key),
    );
    const total = sum(moneyOf(0, order.currency), ...rates.flatMap(({ net, tax }) => [net, tax]));
    return [{ ...one, order, document: found?.number ?? '', rates, total }];
  });
}

const negative = ({ percent, net, tax }: TaxOfRate): TaxOfRate => ({
  percent,
  net: times(net, -1),
  tax: times(tax, -1),
});

type Known = {
  readonly orders: ReadonlyMap<string, OrderRow>;
  readonly goods: (reference: string) => OrderGoods;
  readonly refunds: readonly RefundRow[];
  readonly units: readonly {
    readonly request: string;
    readonly position: number;
    readonly amount: number;
    readonly reference: string;
  }[];
};

/** What each refund gave back of each rate, by its key. */
function sharesByKey({ orders: known, goods, refunds, units }: Known): ReadonlyMap<string, TaxOfRate[]> {
  const byOrder = Map.groupBy(refunds, ({ orderReference }) => orderReference);
  const pairs = [...byOrder].flatMap(([reference, ofOrder]) => {
    const order = known.get(reference);
    if (!order) return [];
    const { lines } = goods(reference);
    const percentOf = (position: number) =>
      lines.find((line) => line.position === position)?.vatPercent ?? vatRateOf(null);
    const shares = refundShares(
      ratesOfOrder(order, goods(reference)),
      ofOrder.map(({ request, amount }) => ({
        amount: moneyOf(amount, order.currency),
        units: units
          .filter((one) => one.request === request)
          .map((one) => ({ percent: percentOf(one.position), amount: moneyOf(one.amount, order.currency) })),
      })),
    );
    return ofOrder.map(({ key }, at) => [key, shares[at] ?? []] as const);
  });
  return new Map(pairs);
}
