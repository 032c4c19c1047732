import { backOfficeTexts } from './back-office.texts.ts';
import { z } from 'zod';
import { gender } from './fields.ts';

const said = backOfficeTexts.categories;

/** A category's number, given by the shop's people: from 1 to 99999. */
export const categoryId = z.coerce
  .number<string | number>({ error: said.idNotNumber })
  .refine((id) => id !== 0, { error: said.idZero, abort: true })
  .refine((id) => Number.isInteger(id) && id > 0 && id < 100_000, { error: said.idRange });

export const categoryTitle = z
  .string({ error: said.titleMissing })
  .trim()
  .min(1, said.titleMissing)
  .max(60, said.titleInvalid)
  .regex(/^[\p{L}\p{M} '’&.,/-]*$/u, said.titleInvalid);

export const categoryGenre = z.enum(gender.options, { error: said.genreMissing });

/** A new category. */
export const newCategory = z.object({ id: categoryId, title: categoryTitle, genre: categoryGenre });
