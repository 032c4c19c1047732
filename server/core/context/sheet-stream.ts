import { writeXlsxStream } from 'hucre/xlsx';
import type { AnsweredStream } from '#contract/core/protocol/answered-stream.ts';
import { byteOrderMark, csvLine, harmlessCell } from '#contract/core/fields/csv.ts';

/**
 * Returns a spreadsheet (CSV) with these headings, whose `pages` are lines of it. It is written as it is read: the next page is fetched
 * when the one before has been sent, so that memory does not grow with their number, and nothing more once the client has left.
 */
export async function sheetStream(
  name: string,
  headings: readonly string[],
  pages: AsyncGenerator<string, undefined, undefined>,
): Promise<AnsweredStream> {
  // The first rows are read before the response begins: a failure of the database is still told by its status.
  let next = await pages.next();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start: (file) => file.enqueue(encoder.encode(`${byteOrderMark}${csvLine(headings)}`)),
      async pull(file) {
        if (next.done) {
          file.close();
          return;
        }
        file.enqueue(encoder.encode(next.value));
        next = await pages.next();
      },
      cancel: async () => void (await pages.return(undefined)),
    },
    { highWaterMark: 0 },
  );
  return { name, body };
}

/** The cells of a row, in which numbers are numbers. */
export type SheetRow = readonly (string | number)[];

/** Returns a spreadsheet (XLSX) of one sheet, written as its rows are read: no text is a formula. */
export async function xlsxStream(
  name: string,
  sheet: string,
  rows: AsyncGenerator<SheetRow, undefined, undefined>,
): Promise<AnsweredStream> {
  // The first row is read before the response begins: a failure of the database is still told by its status.
  const first = await rows.next();
  const body = writeXlsxStream(harmlessRows(first, rows), { name: sheet }).pipeThrough(
    new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>({
      transform: (chunk, out) => out.enqueue(new Uint8Array(chunk)),
    }),
  );
  return { name, body };
}

async function* harmlessRows(
  first: IteratorResult<SheetRow, undefined>,
  rows: AsyncGenerator<SheetRow, undefined, undefined>,
): AsyncGenerator<(string | number)[], undefined, undefined> {
  for (let next = first; !next.done; next = await rows.next()) {
    yield next.value.map((cell) => (typeof cell === 'string' ? harmlessCell(cell) : cell));
  }
}
