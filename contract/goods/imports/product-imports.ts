import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { answeredStream } from '#contract/core/protocol/answered-stream.ts';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { presentGender, rowId, wholeNumber } from '#contract/core/fields/fields.ts';
import { fileBytes } from '../product-desk.ts';
import { columnUse, failedPage, failedPicture, importItem, productImport } from './imported-products.ts';
import { fates, mostImportBytes } from './import-states.ts';

const mostLetters = 300;

/** The address of the shop that products come from, as somebody types it; '' for none. */
const oldShopAddress = z
  .string()
  .trim()
  .max(mostLetters, { error: () => t('import-desk.badOldShop') })
  .transform((typed, context) => {
    const address = typed === '' ? '' : shopAddress(typed);
    if (address !== undefined) return address;
    context.addIssue({ code: 'custom', message: t('import-desk.badOldShop') });
    return z.NEVER;
  });

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
      gender: z.union([z.literal('ask'), presentGender({ error: () => t('back-office-plain.noGender') })]),
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
      failedPages: z.array(failedPage),
      /** How many products have no picture, and an address in the old shop at which its page could be asked for them. */
      unpictured: z.int(),
      /** How many new products have a price before an offer that their history in this shop does not show yet. */
      unprovenOffers: z.int(),
    }),
    errors: ['import_not_found'],
  }),
  exportCsv: endpoint({
    method: 'GET',
    path: '/admin/product-export/csv',
    summary: 'All products with their sizes as CSV, in the columns that an import of them reads',
    permission: 'goods.read',
    answers: 'text/csv',
    input: z.object({}),
    output: answeredStream,
  }),
  exportXlsx: endpoint({
    method: 'GET',
    path: '/admin/product-export/xlsx',
    summary: 'The same as XLSX',
    permission: 'goods.read',
    answers: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    input: z.object({}),
    output: answeredStream,
  }),
  columns: endpoint({
    method: 'PUT',
    path: '/admin/product-imports/:importId/columns',
    summary: 'Says which columns of a preview that nothing is known about are attributes; it is read anew',
    permission: 'goods.write',
    input: z.object({
      importId: rowId,
      columns: z.array(z.object({ heading: z.string().max(500), use: columnUse })).max(500),
    }),
    output: productImport,
    errors: ['import_not_found', 'import_not_ready', 'attributes_full'],
  }),
  oldShop: endpoint({
    method: 'PUT',
    path: '/admin/product-imports/:importId/old-shop',
    summary:
      'Says at which address the old shop is: its public pages are asked for the pictures of products that have none',
    permission: 'goods.write',
    input: z.object({ importId: rowId, address: oldShopAddress }),
    output: productImport,
    errors: ['import_not_found', 'import_not_ready'],
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

/** Returns the address of a shop without what follows its folder: 'https://shop.example/store'; undefined if it is none. */
function shopAddress(typed: string): string | undefined {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isPlain = url?.username === '' && url.password === '' && /^https?:$/.test(url.protocol);
  if (!url || !isPlain || !/^[^.].*\.[^.]+$/.test(url.hostname)) return undefined;
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}
