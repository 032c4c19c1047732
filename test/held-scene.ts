import { settingsDesk } from '#contract/office/settings-desk.ts';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import { delivery } from '#contract/delivery/delivery.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { reconcile } from '#server/sales/payments/reconcile.service.ts';
import type { Actor } from './actor.ts';
import { pickupMethod } from './delivery.ts';
import { purchaseScene } from './purchase.ts';
import type { Shop } from './shop.ts';

type Means = Given<typeof settingsDesk.means>;

/** What tests of transfers and cash need: a shop that offers them, orders that wait, and what the jobs do later. */
export function heldScene(shop: Shop, admin: Actor) {
  const scene = purchaseScene(shop);
  let people = 0;
  let pickup: Promise<{ readonly id: number }> | undefined;

  /** The shop's pick-up, made when it is needed first. */
  async function pickupId(): Promise<number> {
    pickup ??= admin.call(delivery.addMethod, pickupMethod());
    return (await pickup).id;
  }

  return {
    ...scene,

    /** Offers all means: a tenth off for transfers, a twentieth more for cash on delivery, 3 days to transfer. */
    offer: (changes: Means = {}) =>
      admin.call(settingsDesk.means, {
        offeredMeans: ['transfer', 'pickup', 'delivery'],
        bankAccount: 'casa.telar.sur',
        transferDiscount: 10,
        deliveryCharge: 5,
        transferHold: 3,
        reminderHours: 24,
        ...changes,
      }),

    /** Returns an order of two shirts of 1000 pesos that waits for its transfer: 1800 and the delivery. */
    async heldOrder({
      stock = 10,
      means = 'transfer',
    }: { stock?: number; means?: 'transfer' | 'pickup' | 'delivery' } = {}) {
      people += 1;
      const person = await shop.customer(`transfiere${people}`);
      const shirt = await scene.product({ stock, price: 100_000 });
      const deliveryMethodId = means === 'pickup' ? await pickupId() : undefined;
      const started = await person.call(checkout.start, { cartItems: [shirt.line(2)], means, deliveryMethodId });
      return { person, shirt, ...started };
    },

    /** What the jobs do some days later. */
    async later(days: number): Promise<void> {
      shop.clock.advance(days * 86_400_000);
      await reconcile(shop.services);
    },
  };
}
