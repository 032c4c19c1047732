import { readFile } from 'node:fs/promises';
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
import { recognise } from './recognise.ts';
import type { Recognised } from './recognise.ts';
import { sourceRow } from './source.ts';
import type { SourceRow } from './source.ts';
import type { Table } from '#platform/table-files/table.ts';
import { xlsxTable } from './xlsx-table.ts';
import { isZip } from '#platform/table-files/is-zip.ts';
import { openZip } from './zip.ts';
import type { Zip } from './zip.ts';

/** What a file has: whose it is, its products, the columns that nothing is known about, and the files beside its table. */
export type ReadFile = {
  readonly platform: Platform;
  readonly products: readonly ImportedProduct[];
  readonly unknown: readonly string[];
  /** The paths of the pictures in a zip file. */
  readonly files: readonly string[];
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
  const { platform, unknown } = main.recognised;
  if (main.rows.length === 0) throw new FileRefused('emptyFile');
  const raw = groupings[platform](main.rows, now, second?.rows ?? []);
  return { platform, products: raw.flatMap(byColor), unknown: unknown.map(({ heading }) => heading), files };
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
