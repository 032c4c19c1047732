import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import type { DeskDocuments, documentDesk } from '#contract/sales/tax-documents/document-desk.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Transaction, Executor } from '#platform/database/database.ts';
import type { Context } from '#server/core/context/context.ts';
import { lockOrder, orderOf, type OrderRow } from '../../orders/order-state.service.ts';
import { documentType } from './document-file.ts';
import { dropDocument, writeDocument } from './write-document.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import { documentsOfOrders, isGivenBack } from '../../orders/tax-documents.service.ts';
import { refundsToCredit } from '../../payments/credit-notes.service.ts';

/** The tax documents of an order. Throws `order_not_found`. */
export async function documentsAtDesk(
  { db }: Context,
  { reference }: { readonly reference: string },
): Promise<DeskDocuments> {
  const order = await orderOf(db, reference);
  if (!order) throw new ShopError('order_not_found');
  return viewDocuments(db, order);
}

/** Attaches one file. Throws `order_not_found`, `bad_document`, and as `writeDocument` does. */
export function attachDocument(ctx: Context, asked: Input<typeof documentDesk.attach>): Promise<DeskDocuments> {
  const { reference, of, present, number, bytes } = asked;
  const files = [{ type: documentType(bytes), bytes }];
  const named =
    of === 'invoice' ? ({ kind: 'invoice', refund: null } as const) : ({ kind: 'credit_note', refund: of } as const);
  return changed(ctx, reference, (transaction, order) =>
    writeDocument(ctx, transaction, order, { ...named, number, present: present === 'none' ? null : present, files }),
  );
}

/** Takes a document away. Throws `order_not_found`, `document_changed`. */
export function withdrawDocument(
  ctx: Context,
  { reference, id }: Input<typeof documentDesk.withdraw>,
): Promise<DeskDocuments> {
  return changed(ctx, reference, (transaction) => dropDocument(ctx, transaction, reference, id));
}

/** Changes the documents of an order under its lock, and returns them. Throws `order_not_found`. */
function changed(
  { db }: Context,
  reference: string,
  change: (transaction: Transaction, order: OrderRow) => Promise<void>,
): Promise<DeskDocuments> {
  return inTransaction(db, async (transaction) => {
    const order = await lockOrder(transaction, reference);
    if (!order) throw new ShopError('order_not_found');
    await change(transaction, order);
    return viewDocuments(transaction, order);
  });
}

/** Returns the tax documents of an order as the desk has them. */
async function viewDocuments(db: Executor, order: OrderRow): Promise<DeskDocuments> {
  const { reference, taxData, taxAskedAt, status } = order;
  const documents = await documentsOfOrders(db, [reference]);
  const refunds = await refundsToCredit(db, [reference]);
  return {
    reference,
    canAttach: status === 'approved',
    isGivenBack: isGivenBack(order),
    asked: taxData && taxAskedAt && { at: shopMoment(taxAskedAt), data: taxData },
    documents: documents.map(({ id, kind, refundRequest, number, attachedAt, attachedBy, types }) => ({
      id,
      kind,
      refund: refundRequest,
      number,
      attachedAt: shopMoment(attachedAt),
      attachedBy,
      types: [...types],
    })),
    refunds: refunds.map(({ request, amount, at }) => ({ request, amount, at: shopMoment(at) })),
  };
}
