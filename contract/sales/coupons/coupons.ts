import { z } from 'zod';
import { rowId } from '#contract/core/fields/fields.ts';
import { anyone, endpoint } from '#contract/core/protocol/endpoint.ts';
import { bagRule } from '../checkout/bag-rule.ts';
import { typedCode } from './coupon-code.ts';
import { checkedCoupon } from './coupon-terms.ts';

/** What whoever asks about a coupon can be refused by, without a purchase. */
const checkErrors = [
  'coupon_unknown',
  'coupon_early',
  'coupon_over',
  'coupon_personal',
  'coupon_used_up',
  'coupon_used',
  'coupon_first_order',
  'coupon_unproven',
] as const;

/** What a purchase with a coupon can be refused by besides what its goods are. */
export const couponErrors = [
  ...checkErrors,
  'coupon_too_little',
  'coupon_other_goods',
  'coupon_more_units',
  'coupon_takes_all',
] as const;

export const coupons = {
  check: endpoint({
    method: 'POST',
    path: '/coupons/check',
    summary:
      'What a coupon gives now to whoever asks, and for which of some products; what of it suits a bag follows from that. Reserves nothing',
    roles: anyone,
    input: z.object({ coupon: typedCode, products: z.array(rowId).max(bagRule.mostLines).default([]) }),
    output: checkedCoupon,
    errors: [...checkErrors, 'too_many_requests'],
  }),
} as const;
