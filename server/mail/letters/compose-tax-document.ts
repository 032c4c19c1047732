import { documentName } from '#contract/sales/tax-documents/document-words.ts';
import type { Services } from '#server/core/context/context.ts';
import { buyersPageOf, payingLinkOf } from '#server/sales/orders/buyer.service.ts';
import { orderOf } from '#server/sales/orders/order-state.service.ts';
import { documentsOfOrders } from '#server/sales/orders/tax-documents.service.ts';
import type { Email } from './email.ts';
import { filledLetter } from './letters/filled-letter.ts';

type Owed = { readonly orderReference: string | null; readonly event: string };

/** A tax document, which is the event, and where its buyer gets it. Undefined if it was taken away or replaced meanwhile. */
export async function composeTaxDocument(
  services: Services,
  { orderReference, event }: Owed,
): Promise<Email | undefined> {
  const { db, settings } = services;
  const order = orderReference === null ? undefined : await orderOf(db, orderReference);
  const document = order && (await documentsOfOrders(db, [order.reference])).find(({ id }) => id === event);
  if (!document) return undefined;
  const { userId, deliveryAddress, contact, number } = order;
  // Without an account on the page where it was paid: the one where it is followed may be known to others.
  const page = (userId === null ? payingLinkOf(order) : undefined) ?? buyersPageOf(order);
  return filledLetter(services, 'tax-document', {
    nombre: (deliveryAddress ?? contact)?.recipient,
    orden: String(number),
    enlace: `${settings.publicUrl}${page}`,
    documento: documentName(document.kind),
    numero: document.number,
  });
}
