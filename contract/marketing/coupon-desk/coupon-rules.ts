import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { isEmail, plainEmail } from '#contract/core/fields/email-pattern.ts';
import { optionalLine } from '#contract/core/fields/one-line.ts';
import { shopTimeText } from '#contract/core/fields/shop-time-text.ts';
import { percentOff } from '#contract/core/money/percent-off.ts';
import { priceOf } from '#contract/core/money/price-rule.ts';
import { codePattern, plainCode } from '#contract/sales/coupons/coupon-code.ts';
import { chosenGoods } from '#contract/site/collections/chosen-goods.ts';

const badCode = { error: () => t('coupon-desk.badCode') };

/** A code as coupons have it, however it was typed. */
const code = z.string(badCode).max(80, badCode).overwrite(plainCode).regex(codePattern, badCode);

const amount = priceOf(
  () => backOfficeTexts.productForm.badPrice,
  () => false,
);

/** A whole number as a person types it or a program sends it. */
function numberUpTo(least: number, most: number) {
  const bad = { error: () => t('coupon-desk.badNumber', { least, most }) };
  return z.coerce.number<string | number>(bad).int(bad).min(least, bad).max(most, bad);
}

/** The most units of which some are free. */
const mostUnits = 20;

/** What a coupon gives, as an owner says it. */
const givenGift = z
  .discriminatedUnion('by', [
    z.object({ by: z.literal('percent'), percent: percentOff }),
    z.object({ by: z.literal('amount'), amount }),
    z.object({ by: z.literal('delivery') }),
    z.object({ by: z.literal('units'), taken: numberUpTo(2, mostUnits), paid: numberUpTo(1, mostUnits - 1) }),
  ])
  .refine((gift) => gift.by !== 'units' || gift.paid < gift.taken, {
    path: ['paid'],
    error: () => t('coupon-desk.allPaid'),
  });

/** E-mail addresses as they are compared. */
const customers = z
  .array(z.string())
  .max(200, { error: () => t('coupon-desk.tooManyCustomers', { most: 200 }) })
  .transform((typed) => [...new Set(typed.map((one) => plainEmail(one).toLowerCase()))])
  .refine((addresses) => addresses.every((one) => one.length <= 254 && isEmail(one)), {
    error: () => t('coupon-desk.badCustomers'),
  });

/** What an owner says of a coupon; its times are local ones of the shop. */
export const couponFields = z
  .object({
    code,
    gift: givenGift,
    goods: chosenGoods.default({ by: 'all' }),
    /** From which total of all goods on; null for any. */
    least: amount.nullable().default(null),
    /** The addresses that it is for; none for everybody. */
    customers: customers.default([]),
    isFirstOrder: z.boolean().default(false),
    /** Null for one that begins as it is saved. */
    from: shopTimeText.nullable().default(null),
    /** Null for one that somebody ends by hand. */
    until: shopTimeText.nullable().default(null),
    /** How often it is used in all, and by each customer; null for as often as people like. */
    mostUses: numberUpTo(1, 1_000_000).nullable().default(null),
    mostEach: numberUpTo(1, 1000).nullable().default(null),
    /** Who spreads it; empty for nobody. */
    influencer: optionalLine(60).default(''),
  })
  .refine(({ from, until }) => from === null || until === null || until > from, {
    path: ['until'],
    error: () => t('campaigns.crossed'),
  });
