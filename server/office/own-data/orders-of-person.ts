import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { moneyOf, toDecimalText } from '#contract/core/money/money.ts';
import type { Executor } from '#platform/database/database.ts';
import { carriers, parcels } from '#server/sales/fulfilment/fulfilment.tables.ts';
import { isOfPerson, type Buyer } from '#server/sales/orders/buyer.service.ts';
import {
  orderAdjustments,
  orderLines,
  orderReceipts,
  orders,
  taxDocumentFiles,
  taxDocuments,
} from '#server/sales/orders/orders.tables.ts';
import { payments } from '#server/sales/payments/payments.tables.ts';
import { refunds } from '#server/sales/payments/refunds.tables.ts';
import { returnLines, returns } from '#server/sales/returns/returns.tables.ts';

/** How many orders a copy has at most, the newest. */
export const mostOrders = 5000;

/** How many orders are read at once. */
const batch = 100;

/** The orders of a person, as a copy of their data has them. Amounts are texts with all decimals of the order's currency. */
export async function* ordersOfPerson(db: Executor, person: Buyer) {
  const all = await db
    .select()
    .from(orders)
    .where(isOfPerson(db, person))
    .orderBy(desc(orders.orderDate), desc(orders.reference))
    .limit(mostOrders);
  for (let at = 0; at < all.length; at += batch) {
    yield* await whole(db, all.slice(at, at + batch));
  }
}

export type CopiedOrder = Awaited<ReturnType<typeof whole>>[number];

async function whole(db: Executor, rows: readonly (typeof orders.$inferSelect)[]) {
  const references = rows.map(({ reference }) => reference);
  const linesOf = grouped(
    await db
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderReference, references))
      .orderBy(asc(orderLines.position)),
  );
  const adjustmentsOf = grouped(
    await db
      .select()
      .from(orderAdjustments)
      .where(inArray(orderAdjustments.orderReference, references))
      .orderBy(asc(orderAdjustments.position)),
  );
  const paymentsOf = grouped(
    await db
      .select()
      .from(payments)
      .where(inArray(payments.orderReference, references))
      .orderBy(asc(payments.createdAt)),
  );
  const refundsOf = grouped(
    await db.select().from(refunds).where(inArray(refunds.orderReference, references)).orderBy(asc(refunds.askedAt)),
  );
  const returnsOf = grouped(
    await db.select().from(returns).where(inArray(returns.orderReference, references)).orderBy(asc(returns.id)),
  );
  const returnLinesOf = grouped(
    await db.select().from(returnLines).where(inArray(returnLines.orderReference, references)),
  );
  const parcelsOf = grouped(
    await db
      .select({ orderReference: parcels.orderReference, parcel: parcels, carrier: carriers.name })
      .from(parcels)
      .leftJoin(carriers, eq(carriers.id, parcels.carrierId))
      .where(inArray(parcels.orderReference, references))
      .orderBy(asc(parcels.id)),
  );
  const documentsOf = grouped(
    await db.select().from(taxDocuments).where(inArray(taxDocuments.orderReference, references)),
  );
  const receiptsOf = grouped(
    await db
      .select({
        id: orderReceipts.id,
        orderReference: orderReceipts.orderReference,
        sentAt: orderReceipts.sentAt,
        type: orderReceipts.type,
        state: orderReceipts.state,
        reason: orderReceipts.reason,
      })
      .from(orderReceipts)
      .where(inArray(orderReceipts.orderReference, references)),
  );
  return rows.map((order) => {
    const { reference, currency } = order;
    const amount = (minor: number) => toDecimalText(moneyOf(minor, currency));
    return {
      number: order.number,
      reference,
      orderedAt: order.orderDate,
      status: order.status,
      delivery: order.fulfilment,
      money: order.moneyState,
      currency,
      subtotal: amount(order.subtotal),
      shipping: amount(order.shipping),
      total: amount(order.total),
      paymentId: order.paymentId,
      email: order.email,
      method: order.shippingTitle,
      address: order.deliveryAddress,
      contact: order.contact,
      pickup: order.pickup,
      taxData: order.taxData,
      acceptedPages: order.accepted,
      lines: linesOf(reference).map((line) => ({
        name: line.name,
        color: line.color,
        size: line.size,
        quantity: line.quantity,
        price: amount(line.price),
        discount: amount(line.discount),
      })),
      adjustments: adjustmentsOf(reference).map(({ kind, title, amount: minor }) => ({
        kind,
        title,
        amount: amount(minor),
      })),
      payments: paymentsOf(reference).map((payment) => ({
        provider: payment.provider,
        id: payment.id,
        status: payment.status,
        amount: toDecimalText(moneyOf(payment.amount, payment.currency)),
        currency: payment.currency,
        createdAt: payment.createdAt,
        approvedAt: payment.approvedAt,
        means: payment.meansName,
        cardDigits: payment.cardDigits,
        instalments: payment.installments,
      })),
      refunds: refundsOf(reference).map((refund) => ({
        amount: toDecimalText(moneyOf(refund.amount, refund.currency)),
        currency: refund.currency,
        state: refund.state,
        reason: refund.reason,
        askedAt: refund.askedAt,
        settledAt: refund.settledAt,
      })),
      returns: returnsOf(reference).map(({ id, state, askedAt, answer }) => ({
        id,
        state,
        askedAt,
        answer,
        lines: returnLinesOf(reference)
          .filter(({ returnId }) => returnId === id)
          .map(({ position, quantity, wants, reason, note, outcome }) => ({
            line: position,
            quantity,
            wants,
            reason,
            note,
            outcome,
          })),
      })),
      parcels: parcelsOf(reference).map(({ parcel, carrier }) => ({
        carrier,
        trackingNumber: parcel.trackingNumber,
        dispatchedAt: parcel.dispatchedAt,
        deliveredAt: parcel.deliveredAt,
      })),
      documents: documentsOf(reference).map(({ id, kind, number, attachedAt }) => ({ id, kind, number, attachedAt })),
      receipts: receiptsOf(reference).map(({ id, sentAt, type, state, reason }) => ({
        id,
        sentAt,
        type,
        state,
        reason,
      })),
    };
  });
}

/** Returns a function that gives the rows of an order. */
function grouped<Row extends { readonly orderReference: string }>(rows: readonly Row[]) {
  const byOrder = Map.groupBy(rows, ({ orderReference }) => orderReference);
  return (reference: string): readonly Row[] => byOrder.get(reference) ?? [];
}

/** A file that belongs to an order: a tax document of the shop, or a receipt of a transfer of the buyer. */
export type OrderFile = { readonly path: string; readonly bytes: Buffer };

/** Returns the files of an order one by one. */
export async function* filesOfOrder(db: Executor, order: CopiedOrder): AsyncGenerator<OrderFile> {
  for (const { id, kind } of order.documents) {
    const files = await db.select().from(taxDocumentFiles).where(eq(taxDocumentFiles.documentId, id));
    for (const { type, bytes } of files) yield { path: `documents/${order.number}-${kind}-${id}.${type}`, bytes };
  }
  for (const { id, type } of order.receipts) {
    const [found] = await db
      .select({ bytes: orderReceipts.bytes })
      .from(orderReceipts)
      .where(and(eq(orderReceipts.id, id), eq(orderReceipts.orderReference, order.reference)));
    if (found) yield { path: `receipts/${order.number}-${id}.${type}`, bytes: found.bytes };
  }
}
