import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { KeptTaxData } from '#contract/people/tax-data/tax-data.ts';
import type { DocumentKind, DocumentType } from '#contract/sales/tax-documents/document-rules.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { orders, taxDocumentFiles, taxDocuments } from './orders.tables.ts';

/** A tax document without its files, and which it has. */
export type DocumentRow = typeof taxDocuments.$inferSelect & { readonly types: readonly DocumentType[] };

const typesOf = sql<DocumentType[]>`array(select ${taxDocumentFiles.type} from ${taxDocumentFiles}
  where ${taxDocumentFiles.documentId} = ${taxDocuments.id} order by ${taxDocumentFiles.type})`;

/** The tax documents of orders, the oldest first. */
export function documentsOfOrders(db: Executor, references: readonly string[]): Promise<DocumentRow[]> {
  const { id, orderReference, kind, refundRequest, number, attachedAt, attachedBy } = taxDocuments;
  return db
    .select({ id, orderReference, kind, refundRequest, number, attachedAt, attachedBy, types: typesOf })
    .from(taxDocuments)
    .where(inArray(orderReference, [...references]))
    .orderBy(asc(attachedAt), asc(id));
}

/** A file of a tax document; undefined if the order has none of this id and type. */
export async function documentBytes(
  db: Executor,
  reference: string,
  file: { readonly id: string; readonly type: DocumentType },
) {
  const [found] = await db
    .select({ number: taxDocuments.number, bytes: taxDocumentFiles.bytes })
    .from(taxDocumentFiles)
    .innerJoin(taxDocuments, eq(taxDocuments.id, taxDocumentFiles.documentId))
    .where(
      and(
        eq(taxDocuments.id, file.id),
        eq(taxDocuments.orderReference, reference),
        eq(taxDocumentFiles.type, file.type),
      ),
    );
  return found;
}

type NewDocument = {
  readonly id: string;
  readonly orderReference: string;
  readonly kind: DocumentKind;
  readonly refundRequest: string | null;
  readonly number: string;
  readonly attachedAt: Date;
  readonly attachedBy: string;
};

/** Adds a document without files. Returns false, with nothing changed, if the order or the refund has one already. */
export async function addDocument(transaction: Transaction, document: NewDocument): Promise<boolean> {
  const added = await transaction
    .insert(taxDocuments)
    .values(document)
    .onConflictDoNothing()
    .returning({ id: taxDocuments.id });
  return added.length > 0;
}

/** Writes a file of a document, in place of the one of its type. */
export async function writeFile(
  transaction: Transaction,
  documentId: string,
  { type, bytes }: { readonly type: DocumentType; readonly bytes: Uint8Array },
): Promise<void> {
  const file = { documentId, type, bytes: Buffer.from(bytes) };
  await transaction
    .insert(taxDocumentFiles)
    .values(file)
    .onConflictDoUpdate({ target: [taxDocumentFiles.documentId, taxDocumentFiles.type], set: { bytes: file.bytes } });
}

/** Deletes a document with its files. */
export async function removeDocument(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(taxDocuments).where(eq(taxDocuments.id, id));
}

/** Notes what the buyer of an order gives for its document; null for nothing any more. */
export async function noteTaxData(
  transaction: Transaction,
  reference: string,
  given: { readonly data: KeptTaxData | null; readonly now: Date },
): Promise<void> {
  const { data: taxData, now } = given;
  await transaction
    .update(orders)
    .set({ taxData, taxAskedAt: taxData && now })
    .where(eq(orders.reference, reference));
}

/** What an account gave for a tax document the last time. Orders without a login may be of anybody who typed its address. */
export async function lastTaxData(db: Executor, userId: number): Promise<KeptTaxData | null> {
  const [found] = await db
    .select({ data: orders.taxData })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.taxData), isNull(orders.guestUntil)))
    .orderBy(desc(orders.taxAskedAt))
    .limit(1);
  return found?.data ?? null;
}

/** True if nothing of an order's money is left: what was never invoiced needs no invoice any more. */
export function isGivenBack({ moneyState }: Pick<typeof orders.$inferSelect, 'moneyState'>): boolean {
  return moneyState === 'refunded';
}

/** The condition of paid orders whose buyers asked for an invoice and have none, unless all their money went back. */
export const awaitsInvoice = sql`${orders.taxData} is not null and ${orders.status} = 'approved'
  and ${orders.moneyState} <> 'refunded' and not exists (
  select 1 from ${taxDocuments} where ${taxDocuments.orderReference} = ${orders.reference} and ${taxDocuments.kind} = 'invoice')`;
