import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { oneLine } from '#contract/core/fields/one-line.ts';
import { shopTimeText } from '#contract/core/fields/shop-time-text.ts';
import { priceOf } from '#contract/core/money/price-rule.ts';
import { percentOff } from '#contract/core/money/percent-off.ts';
import { roundings } from '#contract/goods/grid/price-steps.ts';
import { chosenGoods } from '#contract/site/collections/chosen-goods.ts';

/** What a campaign does to a price: so much off, rounded as in the grid, or one price for all. */
const campaignDiscount = z.discriminatedUnion('by', [
  z.object({ by: z.literal('percent'), percent: percentOff, rounding: z.enum(roundings).default('none') }),
  z.object({
    by: z.literal('price'),
    price: priceOf(
      () => backOfficeTexts.productForm.badPrice,
      () => false,
    ),
  }),
]);

/** What an owner says of a campaign; its times are local ones of the shop. */
export const campaignFields = z
  .object({
    name: oneLine(60, { error: () => t('campaigns.noName') }),
    goods: chosenGoods,
    discount: campaignDiscount,
    /** Whether products that it would sell below their cost stay out. */
    sparesLosses: z.boolean().default(true),
    /** Null for one that begins as it is saved. */
    from: shopTimeText.nullable().default(null),
    /** Null for one that somebody ends by hand. */
    until: shopTimeText.nullable().default(null),
  })
  .refine(({ from, until }) => from === null || until === null || until > from, {
    path: ['until'],
    error: () => t('campaigns.crossed'),
  });
