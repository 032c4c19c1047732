import type { couponDesk } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import type { Routes } from '#server/core/context/routes.ts';
import {
  couponToEdit,
  createCoupon,
  endCoupon,
  listCoupons,
  removeCoupon,
  updateCoupon,
} from './coupon-desk.service.ts';
import { reportCoupons } from './coupon-report.service.ts';

export const couponDeskRoutes: Routes<typeof couponDesk> = {
  list: listCoupons,
  one: couponToEdit,
  create: createCoupon,
  update: updateCoupon,
  end: endCoupon,
  remove: removeCoupon,
  report: reportCoupons,
};
