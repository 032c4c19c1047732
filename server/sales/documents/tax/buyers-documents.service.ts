import { ShopError } from '#contract/core/protocol/errors.ts';
import type { AnsweredFile } from '#contract/core/protocol/answered-file.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { TaxData } from '#contract/people/tax-data/tax-data.ts';
import type { DocumentType } from '#contract/sales/tax-documents/document-rules.ts';
import type { DocumentsOfBuyer, linkedDocuments, taxDocuments } from '#contract/sales/tax-documents/tax-documents.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { limitRate, type Limit } from '#platform/http/rate-limit.ts';
import type { Context } from '#server/core/context/context.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';
import { givenTaxData } from '../../checkout/checkout.service.ts';
import { orderOfLink, ownOrder, seenOrder } from '../../checkout/linked-order.service.ts';
import { lockOrder, orderOf, type OrderRow } from '../../orders/order-state.service.ts';
import {
  documentBytes,
  documentsOfOrders,
  isGivenBack,
  lastTaxData,
  noteTaxData,
} from '../../orders/tax-documents.service.ts';

const askLimit: Limit = { most: 20, windowSeconds: 3600 };

/** What the visitor gave for a tax document the last time. */
export async function ownLastTaxData({ db, visitor }: Context) {
  return { data: visitor.role === 'guest' ? null : await lastTaxData(db, visitor.id) };
}

/** The tax documents of an order. Throws `order_not_found`, also for somebody else's. */
export async function documentsOf(
  ctx: Context,
  { reference }: { readonly reference: string },
): Promise<DocumentsOfBuyer> {
  return view(ctx, seenOrder(ctx, await orderOf(ctx.db, reference)), 'own');
}

/** Asks for the document of one's own order. Throws `order_not_found`, and as `note` does. */
export async function askForDocument(ctx: Context, asked: Input<typeof taxDocuments.ask>): Promise<DocumentsOfBuyer> {
  const { reference, userId } = ownOrder(ctx, await orderOf(ctx.db, asked.reference));
  await limitRate(ctx, `tax-data:${userId}`, askLimit);
  return view(ctx, await note(ctx, reference, asked.data), 'own');
}

/** A file of a document. Throws `order_not_found`, also for a document of another order. */
export async function documentFile(ctx: Context, asked: Input<typeof taxDocuments.file>): Promise<AnsweredFile> {
  return fileIn(ctx, seenOrder(ctx, await orderOf(ctx.db, asked.reference)), asked);
}

/** The documents of the order of a link. Throws `tracking_not_found`. */
export async function linkedDocumentsOf(
  ctx: Context,
  { token }: Input<typeof linkedDocuments.ofOrder>,
): Promise<DocumentsOfBuyer> {
  return view(ctx, await orderOfLink(ctx, token), 'linked');
}

/** Asks for the document of the order of a link. Throws `tracking_not_found`, and as `note` does. */
export async function askByLink(
  ctx: Context,
  { token, data }: Input<typeof linkedDocuments.ask>,
): Promise<DocumentsOfBuyer> {
  const { reference } = await orderOfLink(ctx, token);
  await limitRate(ctx, `tax-data-link:${reference}`, askLimit);
  return view(ctx, await note(ctx, reference, data), 'linked');
}

/** A file of a document of the order of a link. Throws `tracking_not_found`, `order_not_found`. */
export async function linkedDocumentFile(
  ctx: Context,
  asked: Input<typeof linkedDocuments.file>,
): Promise<AnsweredFile> {
  return fileIn(ctx, await orderOfLink(ctx, asked.token), asked);
}

/**
 * Notes what is given for the document of an order until it is attached. Throws `document_attached`, `order_settled` for an order that
 * came to nothing, `tax_data_needed`, `documents_not_offered`.
 */
function note(ctx: Context, reference: string, given: TaxData | null): Promise<OrderRow> {
  const data = givenTaxData(ctx, given) ?? null;
  const now = ctx.clock();
  return inTransaction(ctx.db, async (transaction) => {
    const order = await lockOrder(transaction, reference);
    if (!order || !stands(order)) throw new ShopError('order_settled');
    const documents = await documentsOfOrders(transaction, [reference]);
    if (documents.some(({ kind }) => kind === 'invoice')) throw new ShopError('document_attached');
    await noteTaxData(transaction, reference, { data, now });
    await recordEvent(transaction, {
      at: now,
      kind: 'order.document-asked',
      subject: reference,
      actor: 'buyer',
      data: { isAsked: data !== null },
    });
    return { ...order, taxData: data, taxAskedAt: data && now };
  });
}

/** True while an order may become a sale, or is one of which something is left. */
function stands(order: OrderRow): boolean {
  return (order.status === 'pending' || order.status === 'approved') && !isGivenBack(order);
}

/** What others may see of an id who have the link too. */
const shownEnding = 4;

async function view({ db, ownerSettings }: Context, order: OrderRow, by: 'own' | 'linked'): Promise<DocumentsOfBuyer> {
  const documents = await documentsOfOrders(db, [order.reference]);
  const { taxDocuments: asking } = ownerSettings.current().selling;
  return {
    asking,
    canAsk: stands(order) && asking !== 'no' && !documents.some(({ kind }) => kind === 'invoice'),
    isAsked: order.taxData !== null,
    data: by === 'own' ? order.taxData : null,
    ending: order.taxData?.taxId.slice(-shownEnding) ?? '',
    documents: documents.map(({ id, kind, number, attachedAt, types }) => ({
      id,
      kind,
      number,
      attachedAt: shopMoment(attachedAt),
      types: [...types],
    })),
  };
}

type AskedFile = { readonly id: string; readonly type: DocumentType };

async function fileIn({ db }: Context, order: OrderRow, { id, type }: AskedFile): Promise<AnsweredFile> {
  const found = await documentBytes(db, order.reference, { id, type });
  if (!found) throw new ShopError('order_not_found');
  // A name goes into a header: letters, digits and what joins them.
  const name = found.number.normalize('NFD').replaceAll(/[^\w.-]+/g, '-');
  return { name: `${order.number}-${name}.${type}`, bytes: new Uint8Array(found.bytes), leftOut: [] };
}
