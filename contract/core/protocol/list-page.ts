import { z } from 'zod';

/** Where a page of a sorted list begins or ends: the value that the list is sorted by, and the id of the row. */
export const listCursor = z.string().regex(/^\d{1,13}_(?:\d{1,15}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/);

/** The input of a list in pages: the page after a row, or the page before it; the first page without either. */
export const pageAsked = { after: listCursor.optional(), before: listCursor.optional() };

/**
 * The page's place in its list: the cursors of the pages after and before it, null where there is none, and the number
 * of rows that match, one more than `mostCounted` if there are more.
 */
export const pagePlace = { next: listCursor.nullable(), previous: listCursor.nullable(), total: z.int().min(0) };
