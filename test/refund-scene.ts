import { randomUUID } from 'node:crypto';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import { orderRefunds } from '#contract/sales/payments/order-refunds.ts';
import { reconcile } from '#server/sales/payments/reconcile.service.ts';
import type { Actor } from './actor.ts';
import { purchaseScene } from './purchase.ts';
import type { Shop } from './shop.ts';

type Asked = Partial<Given<typeof orderRefunds.refund>>;

/** What tests of refunds need: paid orders, refunds of them, and what their units and money are. */
export function refundScene(shop: Shop) {
  const scene = purchaseScene(shop);
  let people = 0;
  return {
    ...scene,

    /** Returns a paid order of two shirts of 1000 pesos, with a delivery of 50: 2050 in all. */
    async paidOrder({
      units = 2,
      cards = [undefined],
    }: { units?: number; cards?: readonly (number | undefined)[] } = {}) {
      people += 1;
      const person = await shop.customer(`pays${people}`);
      const shirt = await scene.product({ stock: 10, price: 100_000 });
      const { init_point, reference } = await person.call(checkout.start, { cartItems: [shirt.line(units)] });
      const payments = [];
      for (const amount of cards) payments.push(await scene.pay(init_point, 'APRO', amount));
      const order = await person.call(orders.record, { reference });
      if (order.status !== 'approved') throw new Error(`the order is ${order.status}`);
      return { person, shirt, reference, payments, payment: payments[0]?.id ?? 0 };
    },

    /** Asks for a refund, of all by default, under a new key unless one is given. */
    refund: (admin: Actor, reference: string, asked: Asked = {}) =>
      admin.call(orderRefunds.refund, { reference, key: randomUUID(), refund: { what: 'all' }, ...asked }),

    refusal: (admin: Actor, reference: string, asked: Asked = {}) =>
      admin.refusal(orderRefunds.refund, { reference, key: randomUUID(), refund: { what: 'all' }, ...asked }),

    ledger: (admin: Actor, reference: string) => admin.call(orderRefunds.ledger, { reference }),

    /** Returns the refunds that the provider has of a payment: 'approved 1000'. */
    async refundsAtProvider(payment: number): Promise<string[]> {
      const headers = { authorization: 'Bearer TEST-access-token' };
      const response = await fetch(`${shop.sandbox.url}/v1/payments/${payment}/refunds`, { headers });
      const found: { status: string; amount: number }[] = JSON.parse(await response.text());
      return found.map(({ status, amount }) => `${status} ${amount}`);
    },

    /** Returns the id of the newest refund of a payment at the provider. */
    async refundIdOf(payment: number): Promise<number> {
      const found = await shop.services.providers.offered.find(String(payment));
      return Number(found?.refunds.at(-1)?.id);
    },

    /** What the jobs do some minutes later. */
    async later(minutes = 2): Promise<void> {
      shop.clock.advance(minutes * 60_000);
      await reconcile(shop.services);
    },
  };
}

export type RefundScene = ReturnType<typeof refundScene>;
