import { z } from 'zod';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { fileBytes } from '#contract/goods/product-desk.ts';

/** The largest file of customers or reviews, in bytes. */
export const mostRecordBytes = 20_971_520;

/** How many wrong rows an answer names. */
export const mostNamedRows = 200;

/** What comes along from another shop besides its products. */
export const recordKinds = ['customers', 'reviews'] as const;

export type RecordKind = (typeof recordKinds)[number];

/** What becomes of the rows of a file. `changed`: known customers of whom something that was missing is filled in. */
export const movedRecords = z.object({
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  wrong: z.int(),
  /** The first wrong rows, counted as spreadsheets do: the headings are row 1. */
  problems: z.array(z.object({ row: z.int(), reason: z.string() })),
  /** Headings of columns that are not read. */
  unknownColumns: z.array(z.string()),
  isWritten: z.boolean(),
});

export type MovedRecords = z.output<typeof movedRecords>;

const input = z.object({
  /** 'preview' changes nothing; 'write' writes every row that is not wrong, all at once. */
  mode: z.enum(['preview', 'write']),
  bytes: fileBytes,
});

const file = { method: 'POST', body: 'bytes', mostBytes: mostRecordBytes, input, output: movedRecords } as const;

export const movingIn = {
  customers: endpoint({
    ...file,
    path: '/admin/moving-in/customers/:mode',
    summary: 'Customers of another shop, as the bytes of a CSV file of up to 20 MB; they choose a password by a link',
    permission: 'customers.write',
    errors: ['table_unreadable', 'too_large'],
  }),
  reviews: endpoint({
    ...file,
    path: '/admin/moving-in/reviews/:mode',
    summary: 'Reviews of another shop, as the bytes of a CSV file of up to 20 MB, with accounts for their authors',
    permission: 'customers.write',
    errors: ['table_unreadable', 'too_large'],
  }),
} as const;
