import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { isOfPerson, type Buyer } from './buyer.service.ts';
import { orderReceipts, orders, taxDocumentFiles, taxDocuments } from './orders.tables.ts';

/** What stands in place of an address that was forgotten: a name that no mail reaches (RFC 2606, section 2). */
export const forgottenEmail = 'eliminado@percha.invalid';

/** What a tax document needs of the data that were given for it: who the buyer is stands in the document itself. */
const withoutPerson = { name: '', address: '', postalCode: '', activity: '' } as const;

const noLink = { trackingToken: null, guestUntil: null, guestKey: null } as const;

/**
 * Takes what is personal out of the orders of a person, with those that were placed with the address and wait for its owner. What was
 * sold, and for how much, stays, and of an order with an invoice the tax id and how it was taxed: the books of the shop need them.
 * Returns the references of the orders.
 */
export async function forgetBuyer(
  transaction: Transaction,
  person: Pick<Buyer, 'id' | 'email'>,
): Promise<readonly string[]> {
  const isOwn = isOfPerson(transaction, person);
  const references = await transaction.select({ reference: orders.reference }).from(orders).where(isOwn);
  const own = transaction.select({ reference: orders.reference }).from(orders).where(isOwn);
  await transaction.delete(orderReceipts).where(inArray(orderReceipts.orderReference, own));
  // The number stays, which the sales book names; the files say who the buyer is, and the shop has them where they were made.
  const ofOwn = transaction
    .select({ id: taxDocuments.id })
    .from(taxDocuments)
    .where(inArray(taxDocuments.orderReference, own));
  await transaction.delete(taxDocumentFiles).where(inArray(taxDocumentFiles.documentId, ofOwn));
  const invoiced = transaction
    .select({ reference: taxDocuments.orderReference })
    .from(taxDocuments)
    .where(eq(taxDocuments.kind, 'invoice'));
  const isInvoiced = and(isNotNull(orders.taxData), inArray(orders.reference, invoiced));
  await transaction
    .update(orders)
    .set({
      taxData: sql`case when ${isInvoiced} then ${orders.taxData} || ${JSON.stringify(withoutPerson)}::jsonb end`,
      taxAskedAt: sql`case when ${isInvoiced} then ${orders.taxAskedAt} end`,
      email: forgottenEmail,
      userId: null,
      bagKey: '',
      deliveryAddress: null,
      contact: null,
      ...noLink,
    })
    .where(isOwn);
  return references.map(({ reference }) => reference);
}
