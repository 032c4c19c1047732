import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { z } from 'zod';
import { gender } from '#contract/core/fields/fields.ts';
import { shortText, showsWords } from '#contract/core/fields/short-text.ts';

const messages = backOfficeTexts.categories;

/** A category's id, chosen by an administrator: from 1 to 99999. */
export const categoryId = z.coerce
  .number<string | number>({ error: () => messages.idNotNumber })
  .refine((id) => id !== 0, { error: () => messages.idZero, abort: true })
  .refine((id) => Number.isInteger(id) && id > 0 && id < 100_000, { error: () => messages.idRange });

export const categoryTitle = z
  .string({ error: () => messages.titleMissing })
  .overwrite(shortText)
  .min(1, { error: () => messages.titleMissing })
  .max(60, { error: () => messages.titleInvalid })
  .regex(/^[\p{L}\p{M} '’&.,/-]*$/u, { error: () => messages.titleInvalid })
  .refine(showsWords, { error: () => messages.titleInvalid });

export const categoryGenre = z.enum(gender.options, { error: () => messages.genreMissing });

/** A new category. */
export const newCategory = z.object({ id: categoryId, title: categoryTitle, genre: categoryGenre });
