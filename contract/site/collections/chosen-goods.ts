import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { oneLine } from '#contract/core/fields/one-line.ts';

/** Goods that an owner can choose at once: everything, or one category with those below it, collection, brand or value of an attribute. */
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

/** Which goods a campaign or a coupon is for. */
export const chosenGoods = z.discriminatedUnion('by', [
  z.object({ by: z.literal('all') }),
  z.object({ by: z.literal('category'), id: chosen }),
  z.object({ by: z.literal('collection'), slug: chosenSlug }),
  z.object({ by: z.literal('brand'), name: oneLine(40, missing) }),
  z.object({ by: z.literal('attribute'), id: chosen, value: chosen }),
]);

export type ChosenGoods = z.output<typeof chosenGoods>;
