import { asc, gt } from 'drizzle-orm';
import { writeXlsxStream } from 'hucre/xlsx';
import type { AnsweredStream } from '#contract/core/protocol/answered-stream.ts';
import { byteOrderMark, csvLine, harmlessCell } from '#contract/core/fields/csv.ts';
import { shopDay } from '#contract/core/time/shop-time.ts';
import type { Database } from '#platform/database/database.ts';
import type { Context } from '#server/core/context/context.ts';
import { products } from '../../products/catalogue.tables.ts';
import { snapshotOf } from '../write/snapshots.ts';
import { exportHeadings, exportRows } from './export-rows.ts';

/** How many products are read at a time. */
const batch = 500;

const nameOf = ({ clock }: Context, ending: string) => `productos-${shopDay(clock())}.${ending}`;

/** Returns all products as CSV, written as they are read, so that memory does not grow with their number. */
export function exportCsv(ctx: Context): AnsweredStream {
  const pages = rowsOf(ctx.db);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start: (file) => file.enqueue(encoder.encode(`${byteOrderMark}${csvLine(exportHeadings)}`)),
      async pull(file) {
        const { done, value } = await pages.next();
        if (done) file.close();
        else file.enqueue(encoder.encode(value.map((row) => csvLine(row.map(String))).join('')));
      },
      cancel: async () => void (await pages.return(undefined)),
    },
    { highWaterMark: 0 },
  );
  return { name: nameOf(ctx, 'csv'), body };
}

/** The same as XLSX: numbers are numbers, and no text is a formula. */
export function exportXlsx(ctx: Context): AnsweredStream {
  const bytes = writeXlsxStream(cellsOf(ctx.db), { name: 'Productos' });
  const body = bytes.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>({
      transform: (chunk, out) => out.enqueue(new Uint8Array(chunk)),
    }),
  );
  return { name: nameOf(ctx, 'xlsx'), body };
}

async function* cellsOf(db: Database): AsyncGenerator<(string | number)[], undefined, undefined> {
  yield [...exportHeadings];
  for await (const rows of rowsOf(db)) {
    for (const row of rows) yield row.map((cell) => (typeof cell === 'string' ? harmlessCell(cell) : cell));
  }
}

async function* rowsOf(db: Database): AsyncGenerator<(string | number)[][], undefined, undefined> {
  let after = 0;
  for (;;) {
    const found = await db
      .select({ id: products.id })
      .from(products)
      .where(gt(products.id, after))
      .orderBy(asc(products.id))
      .limit(batch);
    const last = found.at(-1);
    if (!last) return;
    const known = await snapshotOf(
      db,
      found.map(({ id }) => id),
    );
    yield found.flatMap(({ id }) => {
      const product = known.get(id);
      return product ? exportRows(product) : [];
    });
    after = last.id;
  }
}
