import { originalCell } from '#contract/core/fields/csv.ts';
import { beginningOf } from '#contract/core/fields/short-text.ts';
import type { Field } from './fields.ts';
import type { Problem, ProblemCode } from './problem.ts';
import type { Recognised } from './recognise.ts';
import { textOf, type Cell, type TableRow } from '#platform/table-files/table.ts';

/** A row of a recognised file: its cells by what they are about. */
export type SourceRow = {
  readonly row: number;
  /** The cell as it is; undefined if the file has no such column. */
  cell(field: Field): Cell | undefined;
  /** Its text, '' without one. */
  text(field: Field): string;
  /** The texts of the columns that nothing is known about, by their headings. */
  readonly others: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
};

/** Returns the rows of a file by what their cells are about, with what is wrong with each of them as a whole. */
export function sourceRow({ columns, unknown }: Recognised, { row, cells, isCut }: TableRow): SourceRow {
  const cell = (field: Field): Cell | undefined => {
    const at = columns.get(field);
    return at === undefined ? undefined : unescaped(cells[at] ?? '');
  };
  const problem = (code: ProblemCode, values = {}) => ({ row, code, values });
  const formula = [...columns.values()].map((at) => cells[at]).find(isFormula);
  const problems = [
    ...(isCut ? [problem('cutRow', { cells: cells.length })] : []),
    ...(formula === undefined ? [] : [problem('formula', { formula: beginningOf(String(formula), 40) })]),
  ];
  const others = new Map(unknown.map(({ heading, at }) => [heading, textOf(unescaped(cells[at] ?? ''))]));
  return { row, cell, text: (field) => textOf(cell(field)), others, problems };
}

/** What exports put before a text so that no spreadsheet takes it for a formula is taken away. */
function unescaped(cell: Cell): Cell {
  return typeof cell === 'string' ? originalCell(cell) : cell;
}

const failedFormula = /^#(?:N\/[AD]|¡?(?:REF|VALUE|VALOR|DIV\/0|NULL|NULO|NUM|SPILL|CALC)!|¿?(?:NAME|NOMBRE)\?)$/;

/** A formula, or what one came to that failed: '#REF!', in Spanish '#¡REF!' and '#N/D'. */
function isFormula(cell: Cell | undefined): boolean {
  if (typeof cell !== 'string') return false;
  const text = cell.trim();
  return /^=\s*[A-Za-z(+\-"]/.test(text) || failedFormula.test(text);
}
