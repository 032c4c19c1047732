import { z } from 'zod';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { seenVersion, version } from '#contract/core/protocol/row-version.ts';
import { namedProduct } from '../home-desk.ts';
import { pageSlug } from '../page-rules.ts';
import { collectionFields, collectionSorts } from './collection-rules.ts';

const collectionRow = z.object({
  slug: z.string(),
  title: z.string(),
  by: z.enum(['picked', 'rule']),
  sort: z.enum(collectionSorts),
  isPublic: z.boolean(),
});

export type CollectionRow = z.output<typeof collectionRow>;

/** A collection as its owner edits it, with the products that it names as far as they exist. */
const deskCollection = z.object({
  ...collectionFields.shape,
  slug: z.string(),
  products: z.array(namedProduct),
  version,
});

export type DeskCollection = z.output<typeof deskCollection>;

export const collectionDesk = {
  list: endpoint({
    method: 'GET',
    path: '/admin/collections',
    summary: 'All collections, by title',
    permission: 'goods.read',
    input: z.object({}),
    output: z.object({ collections: z.array(collectionRow) }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/admin/collections/:slug',
    summary: 'A collection as its owner wrote it',
    permission: 'content.write',
    input: z.object({ slug: pageSlug }),
    output: deskCollection,
    errors: ['collection_not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/collections',
    summary: 'Adds a collection; its address does not change later',
    permission: 'content.publish',
    input: z.object({ slug: pageSlug }).and(collectionFields),
    output: deskCollection,
    status: 201,
    errors: ['collection_taken'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/collections/:slug',
    summary: 'Replaces a collection; only a public one has a page and a place in the menu',
    permission: 'content.publish',
    input: z.object({ slug: pageSlug, version: seenVersion }).and(collectionFields),
    output: deskCollection,
    errors: ['collection_not_found', 'changed_meanwhile'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/collections/:slug',
    summary: 'Deletes a collection; its products stay',
    permission: 'content.publish',
    input: z.object({ slug: pageSlug }),
    output: z.object({ slug: z.string() }),
    errors: ['collection_not_found'],
  }),
} as const;
