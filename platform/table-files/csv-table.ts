import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { FileRefused } from './file-refused.ts';
import { mostColumns, mostRows, type Table, type TableRow } from './table.ts';

const separators = [';', ',', '\t', '|'] as const;

const chunkLength = 65_536;

/** The most characters of a row: with a quote that is never closed, all that follows is one cell. */
const mostOfRow = 5_000_000;

/**
 * Reads a CSV file (RFC 4180) with any of the usual separators, in UTF-8 or UTF-16 with or without BOM, else in Windows-1252,
 * of which ISO-8859-1 is a part. Throws FileRefused, also while the rows are read.
 */
export async function csvTable(bytes: Uint8Array): Promise<Table> {
  const text = decoded(bytes);
  if (text.trim() === '') throw new FileRefused('emptyFile');
  const rows = records(text, separatorOf(text));
  const first = await rows.next();
  if (first.done) throw new FileRefused('emptyFile');
  const headings = first.value.map((heading) => heading.trim());
  if (headings.length > mostColumns) throw new FileRefused('manyColumns', { most: mostColumns });
  return { headings, rows: numbered(rows, headings.length) };
}

/** A text with a NUL is none of a table, and no column can store it. */
function decoded(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (text.includes('\0')) throw new FileRefused('badEncoding');
  return text;
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Returns the separator that the first line has most often outside of quotes. */
function separatorOf(text: string): string {
  const [line = ''] = text
    .slice(0, chunkLength)
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/, 1);
  const counts = separators.map((one) => line.split(one).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

function* chunksOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += chunkLength) yield text.slice(at, at + chunkLength);
}

async function* records(text: string, delimiter: string): AsyncGenerator<string[], undefined, undefined> {
  const options = {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: mostOfRow,
  };
  const parser = Readable.from(chunksOf(text)).pipe(parse(options));
  try {
    for await (const record of parser) yield record;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileRefused('quoteOpen', { row: Number(error['records'] ?? 0) + 1 });
  }
}

async function* numbered(
  rows: AsyncIterable<string[]>,
  columns: number,
): AsyncGenerator<TableRow, undefined, undefined> {
  let row = 1;
  for await (const cells of rows) {
    row += 1;
    if (row > mostRows + 1) throw new FileRefused('manyRows', { most: mostRows });
    if (cells.some((cell) => cell.trim() !== '')) yield { row, cells, isCut: cells.length < columns };
  }
}
