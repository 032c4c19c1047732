import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { rowId } from '../fields/fields.ts';
import { shortText, showsSomething } from '../fields/short-text.ts';

/** The lists of the back office. */
export const deskListNames = [
  'orders',
  // The columns of the orders' spreadsheet.
  'order-sheet',
  'products',
  'stock',
  'clients',
  'reviews',
  'returns',
  'withdrawals',
  'claims',
  'coupons',
  'campaigns',
  'collections',
  'audit',
  'undelivered',
] as const;

export type DeskListName = (typeof deskListNames)[number];

/** How many views an administrator can save for one list. */
export const mostViews = 20;

const list = z.enum(deskListNames);

const viewName = z
  .string({ error: () => t('desk-lists.nameMissing') })
  .overwrite(shortText)
  .min(1, { error: () => t('desk-lists.nameMissing') })
  .max(40, { error: () => t('desk-lists.nameLong') })
  .refine(showsSomething, { error: () => t('desk-lists.nameMissing') });

/** The query of a list's address, without '?'. */
const viewQuery = z
  .string()
  .max(1000)
  .regex(/^[^#\s]*$/);

const view = z.object({ id: z.int(), name: z.string(), query: z.string() });

export type SavedView = z.output<typeof view>;

const columnNames = z.array(z.string().regex(/^[a-z]{1,20}$/)).max(40);

/**
 * A list as the administrator has set it up: the saved views, and the columns that are hidden, null until some were
 * chosen.
 */
export const listSetup = z.object({ views: z.array(view), hidden: columnNames.nullable() });

export type ListSetup = z.output<typeof listSetup>;

/** How administrators set up the lists of the back office, each for themselves. */
export const deskLists = {
  setup: endpoint({
    method: 'GET',
    path: '/admin/lists/:list',
    summary: 'The saved views and hidden columns of a list, of the administrator who asks',
    permission: 'desk.use',
    input: z.object({ list }),
    output: listSetup,
  }),
  saveView: endpoint({
    method: 'POST',
    path: '/admin/lists/:list/views',
    summary: 'Saves a view of a list under a name; a view of the same name is replaced',
    permission: 'desk.use',
    input: z.object({ list, name: viewName, query: viewQuery }),
    output: listSetup,
    errors: ['too_many_views'],
  }),
  removeView: endpoint({
    method: 'DELETE',
    path: '/admin/lists/:list/views/:id',
    summary: 'Deletes an own saved view of a list',
    permission: 'desk.use',
    input: z.object({ list, id: rowId }),
    output: listSetup,
    errors: ['not_found'],
  }),
  hideColumns: endpoint({
    method: 'PUT',
    path: '/admin/lists/:list/columns',
    summary: 'Sets which columns of a list are hidden',
    permission: 'desk.use',
    input: z.object({ list, hidden: columnNames }),
    output: listSetup,
  }),
} as const;
