import { z } from 'zod';
import { moment, money, rowId } from '#contract/core/fields/fields.ts';
import { areBackwards, backwardDays, daysAsked } from '#contract/core/protocol/days-asked.ts';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { seenVersion, version } from '#contract/core/protocol/row-version.ts';
import { couponGift } from '#contract/sales/coupons/coupon-terms.ts';
import { chosenGoods } from '#contract/site/collections/chosen-goods.ts';
import { clockStates } from '../clock-state.ts';
import { couponReport } from './coupon-report.ts';
import { couponFields } from './coupon-rules.ts';

/** A coupon as the back office shows it. */
const coupon = z.object({
  id: z.int(),
  code: z.string(),
  gift: couponGift,
  goods: chosenGoods,
  /** What its goods are called, '' for all; null if they are gone. */
  goodsName: z.string().nullable(),
  least: money.nullable(),
  customers: z.array(z.string()),
  isFirstOrder: z.boolean(),
  from: moment,
  until: moment.nullable(),
  state: z.enum(clockStates),
  mostUses: z.int().nullable(),
  mostEach: z.int().nullable(),
  influencer: z.string(),
  /** How many orders have it now, also unpaid ones. */
  uses: z.int(),
  version,
});

export type Coupon = z.output<typeof coupon>;

const permission = 'coupons.write';
const id = rowId;

export const couponDesk = {
  list: endpoint({
    method: 'GET',
    path: '/admin/coupons',
    summary:
      'All coupons with their states and uses: those that run first, then those to come, then the past ones, the newest of each first',
    permission,
    input: z.object({}),
    output: z.object({ coupons: z.array(coupon) }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/admin/coupons/:id',
    summary: 'A coupon',
    permission,
    input: z.object({ id }),
    output: coupon,
    errors: ['coupon_not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/coupons',
    summary: 'Adds a coupon',
    permission,
    input: couponFields,
    output: coupon,
    status: 201,
    errors: ['coupon_taken', 'currency_changed'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/coupons/:id',
    summary: 'Replaces a coupon; orders that were placed with it keep their price',
    permission,
    input: z.object({ id, version: seenVersion }).and(couponFields),
    output: coupon,
    errors: ['coupon_not_found', 'coupon_taken', 'changed_meanwhile', 'currency_changed'],
  }),
  end: endpoint({
    method: 'POST',
    path: '/admin/coupons/:id/end',
    summary: 'Ends a coupon that runs',
    permission,
    input: z.object({ id }),
    output: coupon,
    errors: ['coupon_not_found', 'coupon_not_running'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/coupons/:id',
    summary: 'Deletes a coupon that no order was ever placed with',
    permission,
    input: z.object({ id }),
    output: z.object({ id: z.int() }),
    errors: ['coupon_not_found', 'coupon_was_used'],
  }),
  report: endpoint({
    method: 'GET',
    path: '/admin/coupon-report',
    summary: 'What the paid orders of some days with each coupon came to, by who spreads it',
    permission,
    input: z.object(daysAsked).refine((days) => !areBackwards(days), backwardDays),
    output: couponReport,
  }),
} as const;
