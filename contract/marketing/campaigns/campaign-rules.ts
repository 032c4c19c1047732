import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { oneLine } from '#contract/core/fields/one-line.ts';
import { shopTimeText } from '#contract/core/fields/shop-time-text.ts';
import { priceOf } from '#contract/core/money/price-rule.ts';
import { roundings } from '#contract/goods/grid/price-steps.ts';

/** What a campaign can be for: everything, or one category with those below it, collection, brand or value of an attribute. */
export const goodsKinds = ['all', 'category', 'collection', 'brand', 'attribute'] as const;

export type GoodsKind = (typeof goodsKinds)[number];

const missing = { error: () => t('campaigns.noGoods') };

/** The id of what was chosen. */
const chosen = z.coerce.number<string | number>(missing).int(missing).min(1, missing).max(2_147_483_647, missing);

/** The end of the address of a collection. */
const chosenSlug = z
  .string(missing)
  .max(60, missing)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, missing);

/** Which goods a campaign is for. */
export const campaignGoods = z.discriminatedUnion('by', [
  z.object({ by: z.literal('all') }),
  z.object({ by: z.literal('category'), id: chosen }),
  z.object({ by: z.literal('collection'), slug: chosenSlug }),
  z.object({ by: z.literal('brand'), name: oneLine(40, missing) }),
  z.object({ by: z.literal('attribute'), id: chosen, value: chosen }),
]);

export type CampaignGoods = z.output<typeof campaignGoods>;

/** The most that is off, in percent. */
export const mostOff = 99;

const badPercent = { error: () => t('campaigns.badPercent', { most: mostOff }) };

/** What is off, in percent with up to two decimals. */
const percentOff = z
  .union(
    [
      z.number(badPercent),
      z
        .string(badPercent)
        .trim()
        .regex(/^\d{1,2}(?:[.,]\d{1,2})?$/, badPercent),
    ],
    badPercent,
  )
  .transform((given) => Number(String(given).replace(',', '.')))
  .pipe(z.number().gt(0, badPercent).max(mostOff, badPercent).multipleOf(0.01, badPercent));

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
    goods: campaignGoods,
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
