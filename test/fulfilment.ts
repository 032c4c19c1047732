import { eq } from 'drizzle-orm';
import { carriers } from '#contract/delivery/carriers.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { orders } from '#server/sales/orders/orders.tables.ts';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import type { Actor } from './actor.ts';
import { purchaseScene } from './purchase.ts';
import type { Shop } from './shop.ts';

let buyers = 0;

/** What the tests of deliveries need: paid orders, and a carrier. */
export function fulfilmentScene(shop: Shop) {
  const scene = purchaseScene(shop);

  /** An order of units of several products, each a line of its own; not paid yet. */
  async function unpaidOrder(units: readonly number[] = [2], known?: Actor) {
    buyers += 1;
    const buyer = known ?? (await shop.customer(`envio${buyers}`));
    const cartItems = [];
    for (const quantity of units) {
      const product = await scene.product({ stock: 20, name: `Prenda ${cartItems.length + 1}` });
      cartItems.push(product.line(quantity));
    }
    return { buyer, ...(await buyer.call(checkout.start, { cartItems })) };
  }

  return {
    ...scene,
    unpaidOrder,

    async paidOrder(units: readonly number[] = [2], known?: Actor) {
      const open = await unpaidOrder(units, known);
      const payment = await scene.pay(open.init_point, 'APRO');
      await scene.notify(payment?.id ?? 0);
      const { number, trackingToken } = await scene.order(open.reference);
      return { ...open, number, token: trackingToken ?? '' };
    },

    /** Makes an order one that its buyer picks up at the shop. */
    async pickedUp(reference: string): Promise<void> {
      const pickup = { address: 'Honduras 4850', hours: 'Lunes a sábado de 10 a 19' };
      await shop.db
        .update(orders)
        .set({ shippingMethod: 'pickup', pickup, deliveryAddress: null })
        .where(eq(orders.reference, reference));
    },

    /** Pays for a bag of these lines, and returns the order's number. */
    async paidCart(cartItems: Given<typeof checkout.start>['cartItems']) {
      buyers += 1;
      const buyer = await shop.customer(`envio${buyers}`);
      const open = await buyer.call(checkout.start, { cartItems });
      const payment = await scene.pay(open.init_point, 'APRO');
      await scene.notify(payment?.id ?? 0);
      return (await scene.order(open.reference)).number;
    },

    carrier: (admin: Actor, name = 'Andreani') =>
      admin.call(carriers.create, { name, linkTemplate: 'https://carrier.example/envio/{numero}' }),
  };
}

export type FulfilmentScene = ReturnType<typeof fulfilmentScene>;
