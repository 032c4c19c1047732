import { z } from 'zod';
import { gender, moment, rowId } from '#contract/core/fields/fields.ts';
import { fates, importStates } from './import-states.ts';

const counts = z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), wrong: z.int() });

/** What becomes of a column that nothing is known about: it is left out, or an attribute, by its id or a new one. */
export const columnUse = z.union([z.enum(['ignored', 'new']), rowId]);

/** An import of products. `said` is why it was refused, or what kept it from being written or taken back, as a sentence. */
export const productImport = z.object({
  id: z.int(),
  name: z.string(),
  state: z.enum(importStates),
  /** The shop that wrote the file: 'Tiendanube'; null while it is not known. */
  platform: z.string().nullable(),
  said: z.string().nullable(),
  by: z.string(),
  createdAt: moment,
  writtenAt: moment.nullable(),
  /** How much of the present work is done; `total` is 0 while that is not known. */
  progress: z.object({ done: z.int(), total: z.int() }),
  counts,
  unknownColumns: z.array(z.string()),
  /** What becomes of each of them. */
  columns: z.array(z.object({ heading: z.string(), use: columnUse })),
  newCategories: z.array(z.object({ title: z.string(), gender })),
  /** The rate of the tax, in percent, that was added to prices that the file has without it; null for others. */
  addedVat: z.number().nullable(),
  /** The number of the import that wrote the same file before. */
  sameAs: z.int().nullable(),
  pictures: z.object({ total: z.int(), done: z.int(), failed: z.int() }),
  /** The address of the shop that the products come from, whose pages are asked for pictures; null if nobody gave it. */
  oldShop: z.string().nullable(),
  /** Products whose page of the old shop is asked: `done` had pictures, `failed` none so far. */
  pages: z.object({ total: z.int(), done: z.int(), failed: z.int() }),
});

export type ProductImport = z.output<typeof productImport>;

/** A product of a file: what becomes of it, what changes, or why it is wrong, each with the row of the file. */
export const importItem = z.object({
  row: z.int(),
  name: z.string(),
  /** Tells the rows of one model apart; '' if nothing would be written of it. */
  color: z.string(),
  fate: z.enum(fates),
  productId: z.int().nullable(),
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  problems: z.array(z.object({ row: z.int(), text: z.string() })),
});

export type ImportItem = z.output<typeof importItem>;

/** A picture that could not be fetched, and why. */
export const failedPicture = z.object({ productId: z.int(), source: z.string(), text: z.string() });

/** A product for which the old shop showed no picture, and why. */
export const failedPage = z.object({ productId: z.int(), name: z.string(), text: z.string() });
