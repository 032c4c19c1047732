import { z } from 'zod';
import { category } from './products.ts';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { anyone, endpoint } from '#contract/core/protocol/endpoint.ts';
import { presentGender, rowId } from '#contract/core/fields/fields.ts';
import { shortText, showsWords } from '#contract/core/fields/short-text.ts';
import { seenVersion, version } from '#contract/core/protocol/row-version.ts';

const messages = backOfficeTexts.categories;

/** A category's id, from 1 to 99999. The requirements' form asks for it; the shop finds one for a call without it. */
const categoryId = z.coerce
  .number<string | number>({ error: () => messages.idNotNumber })
  .refine((id) => id !== 0, { error: () => messages.idZero, abort: true })
  .refine((id) => Number.isInteger(id) && id > 0 && id <= 99_999, { error: () => messages.idRange });

/** The highest id of a category. */
export const highestCategory = 99_999;

const categoryTitle = z
  .string({ error: () => messages.titleMissing })
  .overwrite(shortText)
  .min(1, { error: () => messages.titleMissing })
  .max(60, { error: () => messages.titleInvalid })
  .regex(/^[\p{L}\p{M} '’&.,/-]*$/u, { error: () => messages.titleInvalid })
  .refine(showsWords, { error: () => messages.titleInvalid });

const categoryGenre = presentGender({ error: () => messages.genreMissing });

/** The category in which it is: one of the same department that is in none. */
const parentId = rowId.nullable().optional();

/** A new category. */
export const newCategory = z.object({
  id: categoryId.optional(),
  title: categoryTitle,
  genre: categoryGenre,
  parentId,
});

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
    summary: 'Creates a category; without an id it gets one',
    permission: 'goods.write',
    input: newCategory,
    output: versionedCategory,
    status: 201,
    errors: ['category_taken', 'categories_full', 'category_nested', 'department_not_found'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/modify/categories/:id',
    summary: 'Changes the title of a category, in which one it is, or its genre while it has no products',
    permission: 'goods.write',
    input: z.object({
      id: rowId,
      title: categoryTitle.optional(),
      genre: categoryGenre.optional(),
      parentId,
      version: seenVersion,
    }),
    output: versionedCategory,
    errors: [
      'category_not_found',
      'category_taken',
      'category_in_use',
      'category_nested',
      'department_not_found',
      'changed_meanwhile',
    ],
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
