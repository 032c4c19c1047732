import type { Given } from '#contract/core/protocol/endpoint.ts';
import { couponDesk } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import { orders } from '#contract/sales/orders/orders.ts';
import type { Actor } from './actor.ts';
import { purchaseScene } from './purchase.ts';
import type { Shop } from './shop.ts';

/** A coupon as the form sends it; what is left out is 20 % off everything for everybody, without an end. */
export type CouponGiven = Partial<Given<typeof couponDesk.create>>;

export const twentyOff = { code: 'VERANO', gift: { by: 'percent', percent: 20 } } as const;

/** What the tests of coupons need, besides purchases. */
export function couponScene(shop: Shop, admin: Actor) {
  const { pool } = shop;
  const scene = purchaseScene(shop);
  return {
    ...scene,

    /** Pays an order of a buyer, who comes back from the provider's page. */
    async buy(buyer: Actor, { init_point, reference }: { readonly init_point: string; readonly reference: string }) {
      const payment = await scene.pay(init_point, 'APRO');
      const { status } = await buyer.call(orders.record, { reference });
      if (status !== 'approved') throw new Error(`the order is ${status}`);
      return payment;
    },

    add: (given: CouponGiven = {}) => admin.call(couponDesk.create, { ...twentyOff, ...given }),

    /** How many orders have a coupon now. */
    async uses(code: string): Promise<number> {
      const { rows } = await pool.query<{ uses: number }>(
        `select count(*)::int as uses from coupon_redemptions join coupons on id = coupon_id where code = $1 and is_held`,
        [code],
      );
      return rows[0]?.uses ?? 0;
    },

    /** Deletes all coupons with their uses; orders keep their prices. */
    async clear(): Promise<void> {
      await pool.query('delete from coupon_redemptions; delete from coupons');
    },
  };
}
