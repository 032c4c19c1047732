import { settingsDesk } from '#contract/office/settings-desk.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { sessionOf } from '#server/sales/payments/payment-sessions.service.ts';
import { expect } from 'vitest';
import type { Actor } from '../actor.ts';
import { refundScene } from '../refund-scene.ts';
import type { Shop } from '../shop.ts';
import { paymentOfOrder } from './page-ids.ts';

/** What tests of payments by orders of the provider need. */
export function orderScene(shop: Shop, admin: Actor) {
  const scene = refundScene(shop);
  let people = 0;
  const status = async (reference: string) => (await scene.order(reference)).status;
  const isApproved = (reference: string) => expect.poll(() => status(reference)).toBe('approved');
  const person = () => {
    people += 1;
    return shop.customer(`orden${people}`);
  };

  /** A buyer at the page of a bag of one shirt, with the id of the page. */
  async function atPage() {
    const buyer = await person();
    const shirt = await scene.product({ stock: 5, price: 100_000 });
    const asked = { cartItems: [shirt.line()] };
    const { init_point, reference } = await buyer.call(checkout.start, asked);
    const page = (await sessionOf(shop.db, reference))?.externalId ?? '';
    return { person: buyer, shirt, asked, init_point, reference, page };
  }

  return {
    ...scene,
    status,
    isApproved,
    person,
    atPage,
    /** Chooses the interface of new pages. */
    offer: (by: 'classic' | 'orders') => admin.call(settingsDesk.payment, { interface: by }),

    /** The same, paid and told of. `number` is that of the payments API. */
    async paidAtPage() {
      const at = await atPage();
      const { id } = await scene.pay(at.init_point, 'APRO');
      await isApproved(at.reference);
      return { ...at, number: id, id: paymentOfOrder(at.page, id) };
    },

    /** The same, paid while the provider's own notices are lost. */
    async paidUnnoticed() {
      const at = await atPage();
      await scene.loseNotices();
      const { id } = await scene.pay(at.init_point, 'APRO');
      await scene.control.clearSwitches();
      return { ...at, number: id };
    },

    /** The payments of an order of the shop, and what goes back of them. */
    money: async (reference: string) =>
      (await scene.payments(reference)).map(({ id, status: of, refund }) => ({ id, status: of, refund })),
  };
}
