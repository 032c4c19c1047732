import type { RouterContextProvider } from 'react-router';
import { heldOrders } from '#contract/sales/payments/held-orders.ts';
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
  };
}
