import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { contentLine, optionalLine } from '#contract/core/fields/one-line.ts';
import { homeCollection } from '../home-parts.ts';

/** How many products can be picked by hand. */
export const mostPicked = 200;

/** For how many days a product can be new. */
export const mostNewDays = 365;

const badDays = { error: () => t('collections.badDays', { most: mostNewDays }) };

/** Which products a collection has: picked ones in their order, or those that pass all filters and are new enough. */
export const collectionSource = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('picked'),
    products: z
      .array(z.int().min(1).max(2_147_483_647))
      .max(mostPicked, { error: () => t('collections.mostPicked', { most: mostPicked }) })
      .refine((ids) => new Set(ids).size === ids.length, { error: () => t('home-parts.sameProduct') }),
  }),
  z.object({
    by: z.literal('rule'),
    query: homeCollection.prefault({}),
    newDays: z.int(badDays).min(1, badDays).max(mostNewDays, badDays).nullable().default(null),
  }),
]);

export type CollectionSource = z.output<typeof collectionSource>;

/** In which order its page shows the products: 'hand' is that of the person who picked them. */
export const collectionSorts = ['hand', 'newest', 'price-asc', 'price-desc'] as const;

export type CollectionSort = (typeof collectionSorts)[number];

/** What the owner writes of a collection. */
export const collectionFields = z
  .object({
    title: contentLine(90, { error: () => t('page-rules.missingTitle') }),
    /** What its page and search engines say below the title; may be empty. */
    description: optionalLine(200).default(''),
    source: collectionSource,
    sort: z.enum(collectionSorts),
    isPublic: z.boolean(),
  })
  .refine(({ source, sort }) => source.by === 'picked' || sort !== 'hand', {
    path: ['sort'],
    error: () => t('collections.handNeedsPicks'),
  });
