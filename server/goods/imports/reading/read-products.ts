import { readFile } from 'node:fs/promises';
import { streamXlsxRows } from 'hucre/xlsx';
import { byColor } from './by-color.ts';
import { csvTable } from '#platform/table-files/csv-table.ts';
import type { Platform } from './fields.ts';
import { codedRows } from './platforms/codes.ts';
import { perchaProducts } from './platforms/percha.ts';
import { prestashopProducts } from './platforms/prestashop.ts';
import { shopifyProducts } from './platforms/shopify.ts';
import { tiendanubeProducts } from './platforms/tiendanube.ts';
import { woocommerceProducts } from './platforms/woocommerce.ts';
import { FileRefused } from '#platform/table-files/file-refused.ts';
import type { ImportedProduct } from './product.ts';
import { recognise, type Recognised } from './recognise.ts';
import { sourceRow, type SourceRow } from './source.ts';
import { mostColumns, mostRows, type Table, type Cell, type TableRow } from '#platform/table-files/table.ts';
import { isZip } from '#platform/table-files/is-zip.ts';
import { openZip, type Zip } from '#platform/table-files/zip.ts';

/** What a file has: whose it is, its products, the columns that nothing is known about, and the files beside its table. */
export type ReadFile = {
  readonly platform: Platform;
  readonly products: readonly ImportedProduct[];
  readonly unknown: readonly string[];
  /** The paths of the pictures in a zip file. */
  readonly files: readonly string[];
  /** True if its prices have no taxes, which were added. */
  readonly isNet: boolean;
};

type Read = { readonly recognised: Recognised; readonly rows: readonly SourceRow[] };

/**
 * Reads a file of products by its path: CSV, XLSX, or a zip of one of them with pictures. `now` decides which offers are on.
 * Throws FileRefused.
 */
export async function readProducts(path: string, now: Date): Promise<ReadFile> {
  const bytes = await readFile(path);
  if (bytes.byteLength === 0) throw new FileRefused('emptyFile');
  if (!isZip(bytes)) return fileOf([await readRows(await csvTable(bytes))], [], now);
  const zip = await openZip(path);
  try {
    if (zip.names.includes('xl/workbook.xml')) return fileOf([await readRows(await xlsxTable(bytes))], [], now);
    const reads = [];
    for (const table of await tablesOf(zip)) reads.push(await readRows(table));
    return fileOf(reads, zip.names.filter(isPicture), now);
  } finally {
    zip.close();
  }
}

const isPicture = (name: string) => /\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(name);

/** How large a table inside of a zip file may be: it is an archive that was not checked itself. */
async function tablesOf(zip: Zip): Promise<Table[]> {
  const names = zip.names.filter((name) => /\.(?:csv|txt)$/i.test(name));
  if (names.length === 0) throw new FileRefused('noTable');
  if (names.length > 2) throw new FileRefused('severalTables', { names: names.slice(0, 5).join(', ') });
  const tables = [];
  for (const name of names) tables.push(await csvTable(await zip.read(name)));
  return tables;
}

async function readRows({ headings, rows }: Table): Promise<Read> {
  const recognised = recognise(headings);
  const found: SourceRow[] = [];
  for await (const row of rows) found.push(sourceRow(recognised, row));
  return { recognised, rows: found };
}

function fileOf(reads: readonly Read[], files: readonly string[], now: Date): ReadFile {
  const main = reads.find(({ recognised }) => recognised.platform !== 'combinations');
  const second = reads.find((read) => read !== main);
  if (!main) throw new FileRefused('combinationsAlone');
  if (second && second.recognised.platform !== 'combinations') {
    throw new FileRefused('severalTables', { names: reads.map(({ recognised }) => recognised.platform).join(', ') });
  }
  const { platform, unknown, columns } = main.recognised;
  if (main.rows.length === 0) throw new FileRefused('emptyFile');
  const raw = groupings[platform](main.rows, now, second?.rows ?? []);
  const isNet = columns.has('netPrice') && !columns.has('price');
  return { platform, products: raw.flatMap(byColor), unknown: unknown.map(({ heading }) => heading), files, isNet };
}

const groupings = {
  percha: perchaProducts,
  shopify: shopifyProducts,
  woocommerce: woocommerceProducts,
  tiendanube: tiendanubeProducts,
  prestashop: (rows, now, combinations) => prestashopProducts(rows, combinations, now),
  combinations: () => [],
  codes: codedRows,
} as const satisfies Readonly<
  Record<
    Platform,
    (rows: readonly SourceRow[], now: Date, combinations: readonly SourceRow[]) => ReturnType<typeof shopifyProducts>
  >
>;

type Value = string | number | boolean | Date | null;

/**
 * Reads the first sheet of an XLSX file whose unpacked sizes were checked (`openZip`). A formula is what it last came to.
 * Throws FileRefused, also while the rows are read.
 */
async function xlsxTable(bytes: Uint8Array): Promise<Table> {
  const rows = filledRows(bytes);
  const first = await rows.next();
  if (first.done) throw new FileRefused('emptyFile');
  const headings = first.value.cells.map((cell) => String(cell).trim());
  if (headings.length > mostColumns) throw new FileRefused('manyColumns', { most: mostColumns });
  return { headings, rows };
}

async function* filledRows(bytes: Uint8Array): AsyncGenerator<TableRow, undefined, undefined> {
  try {
    for await (const { index, values } of streamXlsxRows(bytes)) {
      if (index > mostRows) throw new FileRefused('manyRows', { most: mostRows });
      const cells = values.map(cellOf);
      if (cells.some((cell) => cell !== '')) yield { row: index + 1, cells, isCut: false };
    }
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    throw new FileRefused('badXlsx');
  }
}

function cellOf(value: Value): Cell {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toJSON();
  // What no column can store: a NUL, and half of an emoji.
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
}
