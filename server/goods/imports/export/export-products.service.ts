import { asc, gt } from 'drizzle-orm';
import type { AnsweredStream } from '#contract/core/protocol/answered-stream.ts';
import { byteOrderMark, csvLine } from '#contract/core/fields/csv.ts';
import { shopDay } from '#contract/core/time/shop-time.ts';
import type { Context } from '#server/core/context/context.ts';
import { xlsxStream, type SheetRow } from '#server/core/context/sheet-stream.ts';
import { readDefinitions } from '../../attributes/list-attributes.service.ts';
import { products } from '../../products/catalogue.tables.ts';
import { snapshotOf } from '../write/snapshots.ts';
import { exportTable } from './export-rows.ts';

/** How many products are read at a time. */
const batch = 500;

const nameOf = ({ clock }: Context, ending: string) => `productos-${shopDay(clock())}.${ending}`;

/** Returns all products as CSV, written as they are read, so that memory does not grow with their number. */
export function exportCsv(ctx: Context): AnsweredStream {
  const pages = tableOf(ctx);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start: (file) => file.enqueue(encoder.encode(byteOrderMark)),
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
export function exportXlsx(ctx: Context): Promise<AnsweredStream> {
  return xlsxStream(nameOf(ctx, 'xlsx'), 'Productos', rowsOf(ctx));
}

async function* rowsOf(ctx: Context): AsyncGenerator<SheetRow, undefined, undefined> {
  for await (const rows of tableOf(ctx)) yield* rows;
}

/** The headings first, then the rows of some products at a time. */
async function* tableOf({ db, settings }: Context): AsyncGenerator<(string | number)[][], undefined, undefined> {
  const { headings, rowsOf: rowsOfProduct } = exportTable(await readDefinitions(db), settings.publicUrl);
  yield [headings];
  let after = 0;
  for (;;) {
    const found = await db
      .select({ id: products.id, madeAt: products.createdAt })
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
    yield found.flatMap(({ id, madeAt }) => {
      const product = known.get(id);
      return product ? rowsOfProduct({ ...product, madeAt: madeAt.toJSON() }) : [];
    });
    after = last.id;
  }
}
