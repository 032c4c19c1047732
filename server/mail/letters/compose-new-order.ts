import { t } from '#messages/messages.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { filledAddress, pageAddresses } from '#contract/core/shop/page-addresses.ts';
import type { Order } from '#contract/sales/orders/orders.ts';
import { isOrderReader } from '#server/people/accounts/order-readers.service.ts';
import { viewOrders } from '#server/sales/checkout/order-view.service.ts';
import type { Services } from '#server/core/context/context.ts';
import { orderOf } from '#server/sales/orders/order-state.service.ts';
import type { Email } from './email.ts';
import { orderRows } from './emails/order-rows.ts';
import { filledLetter } from './letters/filled-letter.ts';

type Owed = { readonly orderReference: string | null; readonly userId: number | null };

/**
 * Composes the e-mail that tells an administrator of an order that is paid, or waits to be paid by hand. Returns undefined if it is
 * neither, or its reader is no administrator any more or wants none.
 */
export async function composeNewOrder(
  services: Services,
  { orderReference, userId }: Owed,
): Promise<Email | undefined> {
  const { db, settings, clock } = services;
  if (userId === null || orderReference === null || !(await isOrderReader(db, userId))) return undefined;
  const row = await orderOf(db, orderReference);
  const [order] = row ? await viewOrders(db, [row], clock()) : [];
  const paid = order && paymentOf(order);
  if (!order || paid === undefined) return undefined;
  const page = (path: string) => `${settings.publicUrl}${path}`;
  const units = order.orderDetails.reduce((sum, { quantity }) => sum + quantity, 0);
  return filledLetter(services, 'new-order', {
    orden: String(order.number),
    unidades: t('mailing.items', { count: units }),
    pago: paid,
    total: formatPrice(order.total),
    entrega: order.delivery.title,
    // Without the address: mailboxes keep what the shop forgets with a deleted account.
    prendas: orderRows(order, []),
    enlace: page(filledAddress(pageAddresses.adminOrder, { payment_id: order.reference })),
    enlace_perfil: page(pageAddresses.adminProfile),
  });
}

/** Whether an order is paid, in words; undefined for one that is told to nobody. */
function paymentOf({ status, byHand }: Pick<Order, 'status' | 'byHand'>): string | undefined {
  if (status === 'approved') return t('mailing.orderPaid');
  if (status !== 'pending' || byHand === null) return undefined;
  return byHand === 'transfer' ? t('mailing.orderByTransfer') : t('mailing.orderByCash');
}
