import { asc, desc, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** The order of a list that is read in pages (keyset pagination): by a value, and by an id where values are equal. */
export type Keyset = { readonly by: SQLWrapper; readonly id: SQLWrapper; readonly isDescending: boolean };

/** Where a page begins: after a row of the list, or before it. `by` and `id` are the row's, with their SQL types. */
export type Edge = { readonly side: 'after' | 'before'; readonly by: SQL; readonly id: SQL };

/** Returns the condition and the order that read a page from an edge. The page before a row is read backwards. */
export function readFrom(
  { by, id, isDescending }: Keyset,
  edge: Edge | undefined,
): { readonly where: SQL | undefined; readonly orderBy: readonly [SQL, SQL] } {
  const isDown = edge?.side === 'before' ? !isDescending : isDescending;
  const sign = sql.raw(isDown ? '<' : '>');
  return {
    where: edge && sql`(${by}, ${id}) ${sign} (${edge.by}, ${edge.id})`,
    orderBy: isDown ? [desc(by), desc(id)] : [asc(by), asc(id)],
  };
}

/** A page of a list, and the cursors of the pages beside it, null where there is none. */
type Page<Row, Cursor> = { readonly rows: Row[]; readonly next: Cursor | null; readonly previous: Cursor | null };

type Reading<Row, Cursor> = {
  /** The size of a page; up to one row more was read. */
  readonly size: number;
  readonly from: Pick<Edge, 'side'> | undefined;
  readonly cursorOf: (row: Row) => Cursor;
};

/** Returns a page in the order of its list, from what was read for it. */
export function pageOf<Row, Cursor>(
  read: readonly Row[],
  { size, from, cursorOf }: Reading<Row, Cursor>,
): Page<Row, Cursor> {
  const rows = read.slice(0, size);
  const hasMore = read.length > size;
  const isBackwards = from?.side === 'before';
  if (isBackwards) rows.reverse();
  const [first, last] = [rows[0], rows.at(-1)];
  const [hasPrevious, hasNext] = isBackwards ? [hasMore, true] : [from !== undefined, hasMore];
  return {
    rows,
    next: hasNext && last !== undefined ? cursorOf(last) : null,
    previous: hasPrevious && first !== undefined ? cursorOf(first) : null,
  };
}
