import { wrapped } from './fitted-text.ts';
import type { Pen, TextStyle } from './pdf-pen.ts';

/** What a cell says; a `note` stands below in small. */
export type Cell = { readonly text: string; readonly face?: 'sans' | 'bold'; readonly note?: string };

export type Column<Row> = {
  readonly heading: string;
  /** Where it begins, or ends if it is aligned to the right. */
  readonly x: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
  readonly cell: (row: Row) => Cell;
};

export type Table<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** False for a table without squares to tick. */
  readonly isTicked?: boolean;
  /** What stands below a row, in its full width: it may be long. */
  readonly below?: (row: Row) => string;
  readonly left: number;
  readonly right: number;
  /** Where it begins on the first page, and on further ones. */
  readonly top: number;
  readonly nextTop: number;
  /** The last y of a row. */
  readonly bottom: number;
  /** Draws what every page has besides the table. */
  readonly onPage: (at: number, pages: number) => void;
};

const text = { size: 10.5 } as const;
const note = { size: 8.5, colour: 'stone' } as const;
const underText = { size: 9.5 } as const;
const heading = { size: 8, colour: 'stone' } as const;
const leading = 13;
const headHeight = 22;
const padding = 7;
const box = 10;

type Measured = {
  readonly cells: readonly MeasuredCell[];
  readonly below: readonly string[];
  readonly cellHeight: number;
  readonly height: number;
};
type MeasuredCell = { readonly lines: readonly string[]; readonly notes: readonly string[]; readonly style: TextStyle };

/** Draws a table, with a square to tick in each row, on as many pages as it needs, and returns where it ends. */
export function drawTable<Row>(pen: Pen, table: Table<Row>): number {
  const pages = pagesOf(
    table,
    table.rows.map((row) => measured(pen, table, row)),
  );
  let y = table.top;
  pen.within('Table', () => {
    for (const [at, rows] of pages.entries()) {
      if (at > 0) pen.newPage();
      table.onPage(at + 1, pages.length);
      y = drawHead(pen, table, at);
      for (const row of rows) y = drawRow(pen, table, row, y);
    }
  });
  return y;
}

function measured<Row>(pen: Pen, { columns, below, left, right }: Table<Row>, row: Row): Measured {
  const cells = columns.map(({ cell, width, align = 'left' }) => {
    const { text: value, face = 'sans', note: small = '' } = cell(row);
    const style = { ...text, face, align };
    return { lines: wrapped(pen, value, width, style), notes: wrapped(pen, small, width, note), style };
  });
  const most = Math.max(...cells.map(({ lines, notes }) => lines.length + notes.length));
  const start = columns[0]?.x ?? left;
  const under = wrapped(pen, below?.(row) ?? '', right - start, underText);
  const cellHeight = most * leading;
  return { cells, below: under, cellHeight, height: cellHeight + under.length * leading + padding * 2 };
}

function pagesOf<Row>({ top, nextTop, bottom }: Table<Row>, rows: readonly Measured[]): Measured[][] {
  let page: Measured[] = [];
  const pages = [page];
  let y = top + headHeight;
  for (const row of rows) {
    if (y + row.height > bottom && page.length > 0) {
      page = [];
      pages.push(page);
      y = nextTop + headHeight;
    }
    page.push(row);
    y += row.height;
  }
  return pages;
}

/** The headings are repeated on each page; readers of the screen get them once. */
function drawHead<Row>(pen: Pen, { columns, left, right, top, nextTop }: Table<Row>, at: number): number {
  const y = at === 0 ? top : nextTop;
  const place = ({ x, align = 'left' }: Column<Row>) => [x, y + 12, { ...heading, align }] as const;
  if (at === 0) {
    pen.within('TR', () => {
      for (const column of columns) pen.text('TH', column.heading, ...place(column), { scope: 'Column' });
    });
  } else {
    pen.artifact(() => {
      for (const column of columns) pen.raw(column.heading, ...place(column));
    });
  }
  pen.rule(left, right, y + headHeight, 1);
  return y + headHeight;
}

function drawRow<Row>(
  pen: Pen,
  { columns, left, right, isTicked = true }: Table<Row>,
  row: Measured,
  top: number,
): number {
  const first = top + padding + text.size - 1;
  if (isTicked) pen.box(left, top + padding, box);
  pen.within('TR', () => {
    for (const [at, { lines, notes, style }] of row.cells.entries()) {
      const { x = left, align = 'left' } = columns[at] ?? {};
      const isLast = at === row.cells.length - 1;
      pen.within('TD', () => {
        pen.lines('P', lines, x, first, style, leading);
        if (notes.length > 0) pen.lines('P', notes, x, first + lines.length * leading, { ...note, align }, leading);
        if (isLast && row.below.length > 0) {
          pen.lines('P', row.below, columns[0]?.x ?? left, first + row.cellHeight, underText, leading);
        }
      });
    }
  });
  pen.rule(left, right, top + row.height, 0.25);
  return top + row.height;
}
