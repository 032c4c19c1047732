import type { Picture } from '#contract/goods/products.ts';
import type { Order } from '#contract/sales/orders/orders.ts';
import { moneyOf } from '#contract/core/money/money.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { Executor } from '#platform/database/database.ts';
import { shownAddress, shownContact } from '#server/people/accounts/delivery-address.service.ts';
import { firstPictures } from '#server/goods/products/first-pictures.service.ts';
import { paymentNewsOf, type PaymentNews } from '../payments/awaited-payment.service.ts';
import { refundsOfOrders, type RefundRow } from '../payments/refund-records.service.ts';
import { discountOf, goodsOf, taxesOfOrder, type OrderGoods } from '../orders/order-goods.service.ts';
import type { OrderRow } from '../orders/order-state.service.ts';

/** Orders as the API shows them, in the order given. Five statements whatever their number. */
export async function viewOrders(db: Executor, rows: readonly OrderRow[], now: Date): Promise<Order[]> {
  if (rows.length === 0) return [];
  const references = rows.map(({ reference }) => reference);
  const goodsOfOrder = await goodsOf(db, references);
  const newsOf = await paymentNewsOf(db, rows);
  const refundsByOrder = Map.groupBy(await refundsOfOrders(db, references), ({ orderReference }) => orderReference);
  const pictures = await firstPictures(
    db,
    references.flatMap((reference) => goodsOfOrder(reference).lines.map(({ productId }) => productId)),
  );
  return rows.map((row) => {
    const own = {
      goods: goodsOfOrder(row.reference),
      refunds: refundsByOrder.get(row.reference) ?? [],
      news: newsOf(row.reference),
      pictures,
    };
    return viewOrder(row, own, now);
  });
}

type OwnParts = {
  readonly goods: OrderGoods;
  readonly refunds: readonly RefundRow[];
  readonly news: PaymentNews;
  readonly pictures: ReadonlyMap<number, Picture>;
};

function viewOrder(row: OrderRow, { goods, refunds, news, pictures }: OwnParts, now: Date): Order {
  const awaited = row.status === 'pending' ? news.awaited : null;
  const voucher = awaited?.kind === 'voucher' ? awaited : undefined;
  return {
    number: row.number,
    payment_id: numberOnWire(row.paymentId),
    reference: row.reference,
    orderDate: shopMoment(row.orderDate),
    status: row.status,
    fulfilment: row.fulfilment,
    email: row.email ?? '',
    source: row.source,
    byHand: row.handMeans,
    subtotal: moneyOf(row.subtotal, row.currency),
    adjustments: goods.adjustments.map((one) => ({
      ...one,
      amount: moneyOf(one.amount, row.currency),
      tax: moneyOf(one.tax, row.currency),
    })),
    discount: discountOf(goods.adjustments, row.currency),
    shipping: moneyOf(row.shipping, row.currency),
    total: moneyOf(row.total, row.currency),
    taxes: taxesOfOrder(row, goods),
    isPayable: isPayable(row, now),
    isRefunded: news.isRefunded,
    moneyState: row.moneyState,
    refunds: refunds.map(({ amount, currency, state, askedAt, settledAt }) => ({
      amount: moneyOf(amount, currency),
      state,
      askedAt: shopMoment(askedAt),
      settledAt: settledAt && shopMoment(settledAt),
    })),
    awaits: awaited?.kind ?? null,
    payUntil: voucher?.payUntil ? shopMoment(voucher.payUntil) : null,
    voucherUrl: voucher?.voucherUrl ?? null,
    deliveryAddress: row.deliveryAddress && shownAddress(row.deliveryAddress),
    delivery: {
      kind: row.shippingMethod,
      title: row.shippingTitle,
      days: row.deliveryDays,
      pickup: row.pickup,
      contact: row.contact && shownContact(row.contact),
    },
    orderDetails: goods.lines.map(({ productId, variantId, name, color, size, quantity, price, promisedOn }) => {
      const currentPrice = moneyOf(price, row.currency);
      return {
        id: productId,
        variantId,
        name,
        color,
        brandSize: size,
        quantity,
        currentPrice,
        promisedOn,
        picture: pictures.get(productId) ?? null,
      };
    }),
  };
}

/** True if its buyer may still be sent to pay it. */
export function isPayable({ isOpen, status, expiresAt }: OrderRow, now: Date): boolean {
  return isOpen && status === 'pending' && expiresAt > now;
}

/** A payment's id as the wire has it: a number. One that is none is not shown, and the order goes by its reference. */
export function numberOnWire(paymentId: string | null): number | null {
  return paymentId !== null && /^\d{1,15}$/.test(paymentId) ? Number(paymentId) : null;
}
