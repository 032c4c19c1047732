import { z } from 'zod';
import { rowId } from '#contract/core/fields/fields.ts';
import { anyone, endpoint } from '#contract/core/protocol/endpoint.ts';
import { seenVersion, version } from '#contract/core/protocol/row-version.ts';
import { inOwnLanguage, shownWord } from '#contract/core/shop/in-own-language.ts';
import { sizeTableFields } from './size-table-rules.ts';

/** A table as its owner edits it. `isLost` if it was for a category that is gone: it then applies nowhere. */
const deskSizeTable = z.object({ ...sizeTableFields.shape, id: z.int(), isLost: z.boolean(), version });

export type DeskSizeTable = z.output<typeof deskSizeTable>;

/** A table in the language of the request. Measures are in mm; `size` is the word by which a variant is found. */
const shownSizeTable = z.object({
  name: z.string(),
  inOwnLanguage: inOwnLanguage(['name']),
  columns: z.array(sizeTableFields.shape.columns.element.extend({ inOwnLanguage: inOwnLanguage(['name']) })),
  rows: z.array(sizeTableFields.shape.rows.element.extend({ shownSize: shownWord })),
});

export type ShownSizeTable = z.output<typeof shownSizeTable>;

export const sizeTables = {
  ofProduct: endpoint({
    method: 'GET',
    path: '/products/:id/size-table',
    summary: 'The size table that applies to a product, the one that is most its own; null if there is none',
    roles: anyone,
    input: z.object({ id: rowId }),
    output: z.object({ table: shownSizeTable.nullable() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/admin/size-tables',
    summary: 'All size tables as the owner wrote them, by name',
    permission: 'goods.read',
    input: z.object({}),
    output: z.object({ tables: z.array(deskSizeTable) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/size-tables',
    summary: 'Adds a size table, for a brand, a category, both or all goods',
    permission: 'goods.write',
    input: sizeTableFields,
    output: deskSizeTable,
    status: 201,
    errors: ['category_not_found', 'size_table_taken'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/size-tables/:id',
    summary: 'Replaces a size table',
    permission: 'goods.write',
    input: z.object({ id: rowId, version: seenVersion }).and(sizeTableFields),
    output: deskSizeTable,
    errors: ['size_table_not_found', 'category_not_found', 'size_table_taken', 'changed_meanwhile'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/size-tables/:id',
    summary: 'Deletes a size table',
    permission: 'goods.write',
    input: z.object({ id: rowId }),
    output: z.object({ id: z.int() }),
    errors: ['size_table_not_found'],
  }),
} as const;
