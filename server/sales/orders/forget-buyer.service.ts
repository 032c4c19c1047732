import { inArray } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { isOfPerson } from './buyer.service.ts';
import type { Buyer } from './buyer.service.ts';
import { orderReceipts, orders, taxDocumentFiles, taxDocuments } from './orders.tables.ts';

/** What stands in place of an address that was forgotten: a name that no mail reaches (RFC 2606, section 2). */
export const forgottenEmail = 'eliminado@percha.invalid';

const noTaxData = { taxData: null, taxAskedAt: null } as const;

const noLink = { trackingToken: null, guestUntil: null, guestKey: null } as const;

/**
 * Takes what is personal out of the orders of a person, with those that were placed with the address and wait for its owner. What was
 * sold, and for how much, stays.
 */
export async function forgetBuyer(transaction: Transaction, person: Pick<Buyer, 'id' | 'email'>): Promise<void> {
  const isOwn = isOfPerson(transaction, person);
  const own = transaction.select({ reference: orders.reference }).from(orders).where(isOwn);
  await transaction.delete(orderReceipts).where(inArray(orderReceipts.orderReference, own));
  // The number stays, which the sales book names; the files say who the buyer is, and the shop has them where they were made.
  const ofOwn = transaction
    .select({ id: taxDocuments.id })
    .from(taxDocuments)
    .where(inArray(taxDocuments.orderReference, own));
  await transaction.delete(taxDocumentFiles).where(inArray(taxDocumentFiles.documentId, ofOwn));
  await transaction
    .update(orders)
    .set({
      email: forgottenEmail,
      userId: null,
      bagKey: '',
      deliveryAddress: null,
      contact: null,
      ...noTaxData,
      ...noLink,
    })
    .where(isOwn);
}
