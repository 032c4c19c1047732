import { couponScene } from './coupons.ts';
import { heldScene } from './held-scene.ts';
import type { Actor } from './actor.ts';
import type { Shop } from './shop.ts';

/** What tests of coupons in orders that are paid by hand need. */
export function heldCouponScene(shop: Shop, admin: Actor) {
  return { ...couponScene(shop, admin), ...heldScene(shop, admin) };
}
