import { z } from 'zod';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { gender, moment, rowId, wholeNumber } from '#contract/core/fields/fields.ts';
import { fileBytes } from '../product-desk.ts';

/** The largest file of products, in bytes: a zip with the pictures of a small shop, or a table of any. */
export const mostImportBytes = 100 * 1024 * 1024;

/** What becomes of a product of a file. */
export const fates = ['new', 'changed', 'unchanged', 'wrong'] as const;

export type Fate = (typeof fates)[number];

/**
 * The states of an import. It is 'reading' until its preview is there, or it is 'refused'; after 'writing' it is 'written',
 * after 'undoing' it is 'undone'.
 */
export const importStates = ['reading', 'refused', 'preview', 'writing', 'written', 'undoing', 'undone'] as const;

export type ImportState = (typeof importStates)[number];

/** How many products of a file a page of its preview shows. */
export const importPageSize = 50;

const counts = z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), wrong: z.int() });

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
  newCategories: z.array(z.object({ title: z.string(), gender })),
  /** The number of the import that wrote the same file before. */
  sameAs: z.int().nullable(),
  pictures: z.object({ total: z.int(), done: z.int(), failed: z.int() }),
});

export type ProductImport = z.output<typeof productImport>;

/** A product of a file: what becomes of it, what changes, or why it is wrong, each with the row of the file. */
export const importItem = z.object({
  row: z.int(),
  name: z.string(),
  fate: z.enum(fates),
  productId: z.int().nullable(),
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  problems: z.array(z.object({ row: z.int(), text: z.string() })),
});

export type ImportItem = z.output<typeof importItem>;

/** A picture that could not be fetched, and why. */
const failedPicture = z.object({ productId: z.int(), source: z.string(), text: z.string() });

export const productImports = {
  upload: endpoint({
    method: 'POST',
    path: '/admin/product-imports/file/:gender/:name',
    summary: 'Uploads a file of products, as the bytes of the body: CSV, XLSX or a zip with pictures, up to 100 MB',
    permission: 'goods.write',
    body: 'bytes',
    mostBytes: mostImportBytes,
    input: z.object({
      name: z.string().trim().min(1).max(200),
      /** Of products whose file does not say it; 'ask' if each row has to. */
      gender: z.enum([...gender.options, 'ask']),
      bytes: fileBytes,
    }),
    output: productImport,
    status: 201,
    errors: ['too_large', 'no_room'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/admin/product-imports',
    summary: 'The latest twenty imports of products, newest first',
    permission: 'goods.read',
    input: z.object({}),
    output: z.array(productImport),
  }),
  one: endpoint({
    method: 'GET',
    path: '/admin/product-imports/:importId',
    summary: 'An import with a page of its products, all or those of one fate',
    permission: 'goods.read',
    input: z.object({
      importId: rowId,
      fate: z.enum(fates).optional(),
      page: wholeNumber.min(1).max(100_000).default(1),
    }),
    output: z.object({
      import: productImport,
      items: z.array(importItem),
      total: z.int(),
      page: z.int(),
      pages: z.int(),
      failedPictures: z.array(failedPicture),
    }),
    errors: ['import_not_found'],
  }),
  write: endpoint({
    method: 'POST',
    path: '/admin/product-imports/:importId/write',
    summary: 'Writes all products of a preview at once, or none; with `skipWrong` all but the wrong ones',
    permission: 'goods.write',
    input: z.object({ importId: rowId, skipWrong: z.boolean().default(false) }),
    output: productImport,
    errors: ['import_not_found', 'import_not_ready', 'import_has_wrong'],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/admin/product-imports/:importId/undo',
    summary: 'Takes an import back: what it added is deleted, what it changed is as before',
    permission: 'goods.write',
    input: z.object({ importId: rowId }),
    output: productImport,
    errors: ['import_not_found', 'import_not_ready'],
  }),
} as const;
