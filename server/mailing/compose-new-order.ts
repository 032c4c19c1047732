import { filledAddress, pageAddresses } from '#contract/page-addresses.ts';
import { isOrderReader } from '../accounts/order-readers.service.ts';
import { viewOrders } from '../checkout/order-view.service.ts';
import type { Services } from '../context/context.ts';
import { orderOf } from '../orders/order-state.service.ts';
import type { Email } from './email.ts';
import { newOrderEmail } from './emails/new-order-email.ts';

type Owed = { readonly orderReference: string | null; readonly userId: number | null };

/**
 * Composes the e-mail that tells an administrator of a paid order. Returns undefined if the order is no longer paid, or
 * its reader is no administrator any more or wants none.
 */
export async function composeNewOrder(
  { db, settings, clock }: Services,
  { orderReference, userId }: Owed,
): Promise<Email | undefined> {
  if (userId === null || orderReference === null || !(await isOrderReader(db, userId))) return undefined;
  const row = await orderOf(db, orderReference);
  const [order] = row ? await viewOrders(db, [row], clock()) : [];
  if (order?.status !== 'approved') return undefined;
  const page = (path: string) => `${settings.publicUrl}${path}`;
  return newOrderEmail({
    order,
    url: page(filledAddress(pageAddresses.adminOrder, { payment_id: order.reference })),
    profileUrl: page(pageAddresses.adminProfile),
  });
}
