import { filledAddress, pageAddresses } from '#contract/core/shop/page-addresses.ts';
import { viewOrders } from '#server/sales/checkout/order-view.service.ts';
import type { Services } from '#server/core/context/context.ts';
import { progressOf } from '#server/sales/fulfilment/progress.service.ts';
import { orderOf } from '#server/sales/orders/order-state.service.ts';
import type { DeliveryEmailKind } from '#server/core/outbox/email-kinds.service.ts';
import type { Email } from './email.ts';
import { deliveryEmail } from './emails/delivery-emails.ts';

/** Composes an e-mail about a delivery. Returns undefined if its order is gone, or if it is no longer true. */
export async function composeDelivery(
  services: Services,
  kind: DeliveryEmailKind,
  reference: string | null,
): Promise<Email | undefined> {
  const { db, settings, clock } = services;
  const row = reference === null ? undefined : await orderOf(db, reference);
  const [order] = row ? await viewOrders(db, [row], clock()) : [];
  const progress = row && (await progressOf(db, row));
  if (!row || !order || !progress) return undefined;
  const { trackingToken: token } = row;
  const path =
    token === null
      ? filledAddress(pageAddresses.order, { payment_id: row.reference })
      : filledAddress(pageAddresses.tracking, { token });
  return deliveryEmail(services, kind, { order, progress, url: `${settings.publicUrl}${path}` });
}
