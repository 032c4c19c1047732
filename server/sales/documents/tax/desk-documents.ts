import type { DeskDocuments } from '#contract/sales/tax-documents/document-desk.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { Executor } from '#platform/database/database.ts';
import type { OrderRow } from '../../orders/order-state.service.ts';
import { documentsOfOrders } from '../../orders/tax-documents.service.ts';
import { refundsToCredit } from '../../payments/credit-notes.service.ts';

/** Returns the tax documents of an order as the desk has them. */
export async function viewDocuments(db: Executor, order: OrderRow): Promise<DeskDocuments> {
  const { reference, taxData, taxAskedAt, status } = order;
  const documents = await documentsOfOrders(db, [reference]);
  const refunds = await refundsToCredit(db, [reference]);
  return {
    reference,
    canAttach: status === 'approved',
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
