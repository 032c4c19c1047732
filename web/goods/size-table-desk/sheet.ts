import { z } from 'zod';
import { measureWords, typedMeasure } from '#contract/goods/sizes/length.ts';
import { measuredThings, mostOfTable, type SizeTableFields } from '#contract/goods/sizes/size-table-rules.ts';

const column = z.object({ key: z.int(), name: z.string(), of: z.enum(measuredThings) }).readonly();
const row = z.object({ key: z.int(), size: z.string(), cells: z.array(z.string()).readonly() }).readonly();

/** A table as it is typed. Every row has a cell for each column. */
export const keptSheet = z.object({ columns: z.array(column).readonly(), rows: z.array(row).readonly() }).readonly();

export type Sheet = z.output<typeof keptSheet>;

export type SheetColumn = Sheet['columns'][number];

export type SheetRow = Sheet['rows'][number];

/** A place of the sheet: row -1 is that of the columns' names, column -1 that of the sizes. */
export type SheetPlace = { readonly row: number; readonly column: number };

const keyAfter = (list: readonly { readonly key: number }[]) => Math.max(0, ...list.map(({ key }) => key)) + 1;

/** Returns the sheet of a stored table. */
export function sheetOf({ columns, rows }: Pick<SizeTableFields, 'columns' | 'rows'>): Sheet {
  return {
    columns: columns.map(({ name, of }, key) => ({ key, name, of })),
    rows: rows.map(({ size, measures }, key) => ({ key, size, cells: measures.map(measureWords) })),
  };
}

/** The sheet of a new table. */
export const emptySheet: Sheet = withRow(withColumn({ columns: [], rows: [] }));

/** Returns what the sheet sends. A cell that is no measure stays as it was typed, and is rejected. */
export function sentSheet({ columns, rows }: Sheet) {
  return {
    columns: columns.map(({ name, of }) => ({ name, of })),
    rows: rows.map(({ size, cells }) => ({ size, measures: cells.map(sentCell) })),
  };
}

function sentCell(text: string) {
  const measure = typedMeasure(text);
  return measure === undefined ? text : measure && { from: measure.from, to: measure.to };
}

/** Returns the sheet with a row more. */
export function withRow({ columns, rows }: Sheet): Sheet {
  return { columns, rows: [...rows, { key: keyAfter(rows), size: '', cells: columns.map(() => '') }] };
}

/** Returns the sheet with a column more, which measures what the last one does. */
export function withColumn({ columns, rows }: Sheet): Sheet {
  const of = columns.at(-1)?.of ?? 'body';
  return {
    columns: [...columns, { key: keyAfter(columns), name: '', of }],
    rows: rows.map((one) => ({ ...one, cells: [...one.cells, ''] })),
  };
}

export function withoutRow({ columns, rows }: Sheet, at: number): Sheet {
  return { columns, rows: rows.toSpliced(at, 1) };
}

export function withoutColumn({ columns, rows }: Sheet, at: number): Sheet {
  return {
    columns: columns.toSpliced(at, 1),
    rows: rows.map((one) => ({ ...one, cells: one.cells.toSpliced(at, 1) })),
  };
}

/** Returns the sheet with a text at a place. */
export function withText({ columns, rows }: Sheet, place: SheetPlace, text: string): Sheet {
  if (place.row < 0) {
    return { columns: columns.map((one, at) => (at === place.column ? { ...one, name: text } : one)), rows };
  }
  const changed = (one: SheetRow): SheetRow =>
    place.column < 0
      ? { ...one, size: text }
      : { ...one, cells: one.cells.map((cell, at) => (at === place.column ? text : cell)) };
  return { columns, rows: rows.map((one, at) => (at === place.row ? changed(one) : one)) };
}

/** Returns what one copied of a spreadsheet, by rows; undefined for a text of one cell. */
export function blockIn(copied: string): string[][] | undefined {
  const lines = copied.replaceAll(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  if (lines.length === 1 && !copied.includes('\t')) return undefined;
  return lines.map((line) => line.split('\t').map((cell) => cell.replace(/^"(.*)"$/, '$1').trim()));
}

/** Returns the sheet with a block whose first cell is at a place. It grows as far as a table can; what is beyond is left out. */
export function withBlock(sheet: Sheet, place: SheetPlace, block: readonly (readonly string[])[]): Sheet {
  const width = Math.max(...block.map(({ length }) => length));
  let grown = sheet;
  const columns = Math.min(mostOfTable.columns, place.column + width);
  const rows = Math.min(mostOfTable.rows, place.row + block.length);
  while (grown.columns.length < columns) grown = withColumn(grown);
  while (grown.rows.length < rows) grown = withRow(grown);
  return block.reduce(
    (filled, line, down) =>
      line.reduce(
        (one, text, right) => withText(one, { row: place.row + down, column: place.column + right }, text),
        filled,
      ),
    grown,
  );
}
