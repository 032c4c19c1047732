import { ShopError } from '#contract/core/protocol/errors.ts';
import type { DocumentKind, DocumentType } from '#contract/sales/tax-documents/document-rules.ts';
import type { Transaction } from '#platform/database/database.ts';
import { adminActor, noteChange } from '#server/core/audit/audit.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';
import type { OrderRow } from '../../orders/order-state.service.ts';
import {
  addDocument,
  documentsOfOrders,
  removeDocument,
  writeFile,
  type DocumentRow,
} from '../../orders/tax-documents.service.ts';
import { refundsToCredit } from '../../payments/credit-notes.service.ts';

/** What a document is: the invoice of an order, or the credit note of a refund by its request. */
export type Named = { readonly kind: DocumentKind; readonly refund: string | null; readonly number: string };

export type File = { readonly type: DocumentType; readonly bytes: Uint8Array };

type Attached = Named & {
  /** The document that whoever attaches saw; null for none. */
  readonly present: string | null;
  readonly files: readonly File[];
};

/**
 * Attaches files to an order, whose lock the caller holds. With the number of the present document they complete it, or take the place
 * of its files of the same type; with another number they are another document in its place. The buyer is told of a document once.
 * Throws `order_unpaid`, `refund_not_found`, and `document_changed` if the document is not the one that was seen.
 */
export async function writeDocument(
  ctx: Context,
  transaction: Transaction,
  order: OrderRow,
  { kind, refund, number, present, files }: Attached,
): Promise<void> {
  if (order.status !== 'approved') throw new ShopError('order_unpaid');
  const { reference } = order;
  if (refund !== null && !(await refundsToCredit(transaction, [reference])).some(({ request }) => request === refund)) {
    throw new ShopError('refund_not_found');
  }
  const documents = await documentsOfOrders(transaction, [reference]);
  const before = documents.find((one) => one.kind === kind && one.refundRequest === refund);
  if ((before?.id ?? null) !== present) throw new ShopError('document_changed');
  const id = before?.number === number ? before.id : ctx.newId();
  if (before?.id !== id) {
    if (before) await removeDocument(transaction, before.id);
    const by = { attachedAt: ctx.clock(), attachedBy: adminActor(ctx) };
    const document = { id, orderReference: reference, kind, refundRequest: refund, number, ...by };
    if (!(await addDocument(transaction, document))) throw new ShopError('document_changed');
    await recordEvent(transaction, {
      at: ctx.clock(),
      kind: 'order.document',
      subject: reference,
      actor: adminActor(ctx),
      data: { document: id, kind, number },
    });
  }
  for (const file of files) await writeFile(transaction, id, file);
  await noteChange(transaction, ctx, {
    action: 'order.document-attached',
    subject: reference,
    before: before ? toldOf(before) : null,
    after: { kind, number, files: files.map(({ type }) => type) },
  });
}

/** Takes a document of an order away, whose lock the caller holds. Throws `document_changed` if there is none of this id. */
export async function dropDocument(
  ctx: Context,
  transaction: Transaction,
  reference: string,
  id: string,
): Promise<void> {
  const found = (await documentsOfOrders(transaction, [reference])).find((one) => one.id === id);
  if (!found) throw new ShopError('document_changed');
  await removeDocument(transaction, id);
  await noteChange(transaction, ctx, {
    action: 'order.document-withdrawn',
    subject: reference,
    before: toldOf(found),
  });
}

const toldOf = ({ kind, number, types }: DocumentRow) => ({ kind, number, files: [...types] });
