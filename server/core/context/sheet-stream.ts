import type { AnsweredStream } from '#contract/core/protocol/answered-stream.ts';
import { byteOrderMark, csvLine } from '#contract/core/fields/csv.ts';

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
