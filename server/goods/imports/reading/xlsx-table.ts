import { streamXlsxRows } from 'hucre/xlsx';
import { FileRefused } from '#platform/table-files/file-refused.ts';
import type { Cell, Table, TableRow } from '#platform/table-files/table.ts';
import { mostRows } from '#platform/table-files/table.ts';

type Value = string | number | boolean | Date | null;

/** Wider tables are no list of products. */
const mostColumns = 400;

/**
 * Reads the first sheet of an XLSX file whose unpacked sizes were checked (`openZip`). A formula is what it last came to.
 * Throws FileRefused, also while the rows are read.
 */
export async function xlsxTable(bytes: Uint8Array): Promise<Table> {
  const rows = filledRows(bytes);
  const first = await rows.next();
  if (first.done) throw new FileRefused('emptyFile');
  const headings = first.value.cells.map((cell) => String(cell).trim());
  return { headings, rows };
}

async function* filledRows(bytes: Uint8Array): AsyncGenerator<TableRow, undefined, undefined> {
  try {
    for await (const { index, values } of streamXlsxRows(bytes)) {
      if (index > mostRows) throw new FileRefused('manyRows', { most: mostRows });
      const cells = values.slice(0, mostColumns).map(cellOf);
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
  return value;
}
