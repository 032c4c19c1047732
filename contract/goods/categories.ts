import { z } from 'zod';
import { category } from './products.ts';
import { categoryGenre, categoryTitle, newCategory } from './category-rules.ts';
import { anyone, endpoint } from '#contract/core/protocol/endpoint.ts';
import { rowId } from '#contract/core/fields/fields.ts';
import { seenVersion, version } from '#contract/core/protocol/row-version.ts';

/** A category with its version, for administrators. */
export const versionedCategory = category.extend({ version });

export type VersionedCategory = z.output<typeof versionedCategory>;

export const categories = {
  list: endpoint({
    method: 'GET',
    path: '/categories',
    summary: 'All categories',
    roles: anyone,
    input: z.object({}),
    output: z.array(versionedCategory),
  }),
  desk: endpoint({
    method: 'GET',
    path: '/modify/categories',
    summary: 'All categories as the owner named them, whatever the language of the request',
    permission: 'goods.read',
    input: z.object({}),
    output: z.array(versionedCategory),
  }),
  create: endpoint({
    method: 'POST',
    path: '/modify/categories',
    summary: 'Creates a category',
    permission: 'goods.write',
    input: newCategory,
    output: versionedCategory,
    status: 201,
    errors: ['category_taken'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/modify/categories/:id',
    summary: 'Changes the title of a category, or its genre while it has no products',
    permission: 'goods.write',
    input: z.object({
      id: rowId,
      title: categoryTitle.optional(),
      genre: categoryGenre.optional(),
      version: seenVersion,
    }),
    output: versionedCategory,
    errors: ['category_not_found', 'category_taken', 'category_in_use', 'changed_meanwhile'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/modify/categories/:id',
    summary: 'Deletes a category; its products move to the one named by `moveTo`',
    permission: 'goods.write',
    input: z.object({ id: rowId, moveTo: rowId.optional() }),
    output: z.array(versionedCategory),
    errors: ['category_not_found', 'category_in_use'],
  }),
} as const;
