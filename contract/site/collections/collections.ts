import { z } from 'zod';
import { wholeNumber } from '#contract/core/fields/fields.ts';
import { anyone, endpoint } from '#contract/core/protocol/endpoint.ts';
import { inOwnLanguage } from '#contract/core/shop/in-own-language.ts';
import { cataloguePage } from '#contract/goods/products.ts';
import { pageSlug } from '../page-rules.ts';

const listedCollection = z.object({ slug: z.string(), title: z.string() });

/** A page of a public collection: its own texts, and the products as the catalogue shows them. */
const shownCollection = listedCollection.extend({
  description: z.string(),
  inOwnLanguage: inOwnLanguage(['title', 'description']),
  page: cataloguePage,
});

export type ShownCollection = z.output<typeof shownCollection>;

export const collections = {
  list: endpoint({
    method: 'GET',
    path: '/collections',
    summary: 'The public collections, by title',
    roles: anyone,
    input: z.object({}),
    output: z.array(listedCollection),
  }),
  one: endpoint({
    method: 'GET',
    path: '/collections/:slug',
    summary: 'A page of a public collection with its products, in the order that its owner chose',
    roles: anyone,
    input: z.object({ slug: pageSlug, page: wholeNumber.min(1).max(100_000).default(1) }),
    output: shownCollection,
    errors: ['not_found', 'page_not_found'],
  }),
} as const;
