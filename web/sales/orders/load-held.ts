import { href, type RouterContextProvider } from 'react-router';
import { heldOrders } from '#contract/sales/payments/held-orders.ts';
import { linkedHeld } from '#contract/sales/payments/linked-held.ts';
import type { LinkedOrder } from '#contract/sales/payments/payment-links.ts';
import type { Order } from '#contract/sales/orders/orders.ts';
import { apiClientOf, apiContext } from '#web/core/api-client/api-client.ts';
import type { HeldPart } from './held-payment.tsx';

type Held = Pick<Order, 'byHand' | 'reference'>;

/** Loads how an order is paid without a provider; null for one that is paid at a provider. */
export async function loadHeld(
  context: Readonly<RouterContextProvider>,
  { byHand, reference }: Held,
): Promise<HeldPart | null> {
  if (byHand === null) return null;
  const { apiBase } = context.get(apiContext);
  const at = (path: string) => `${apiBase}${path.replace(':reference', reference)}`;
  return {
    order: await apiClientOf(context).load(heldOrders.show, { reference }),
    uploadTo: at(heldOrders.sendReceipt.path),
    fileAt: at(heldOrders.receipt.path),
    cancelAt: href('/user/orders'),
  };
}

/** The same of an order that was placed without a login, by its link. */
export async function loadLinkedHeld(
  context: Readonly<RouterContextProvider>,
  { byHand }: Pick<LinkedOrder, 'byHand'>,
  token: string,
): Promise<HeldPart | null> {
  if (byHand === null) return null;
  const { apiBase } = context.get(apiContext);
  const at = (path: string) => `${apiBase}${path.replace(':token', token)}`;
  return {
    order: await apiClientOf(context).load(linkedHeld.show, { token }),
    uploadTo: at(linkedHeld.sendReceipt.path),
    fileAt: at(linkedHeld.receipt.path),
    cancelAt: href('/pagar/:token', { token }),
  };
}
