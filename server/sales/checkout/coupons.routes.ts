import type { coupons } from '#contract/sales/coupons/coupons.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { checkCoupon } from './check-coupon.service.ts';

export const couponsRoutes: Routes<typeof coupons> = {
  check: checkCoupon,
};
