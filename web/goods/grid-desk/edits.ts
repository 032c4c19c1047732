import type { Category } from '#contract/goods/products.ts';
import type { GridField } from '#contract/goods/grid/grid-limits.ts';
import { cellText, readText } from './cell-text.ts';
import { nameOfCell, sentChange, storedValue, type CellValue, type GridRow } from './grid-cells.ts';
import type { GridColumn } from './grid-columns.ts';

/** A cell that was changed and is not saved. */
type Edit = {
  readonly row: GridRow;
  readonly field: GridField;
  /** What the shop had when it was typed. */
  readonly from: CellValue;
  /** What it is to be; where the text says nothing, what it was. */
  readonly to: CellValue;
  /** What was typed and says nothing, as it was typed. */
  readonly text?: string;
  /** Why it cannot be saved so, or what became of it meanwhile. */
  readonly error?: string;
};

/** The changed cells, by their names. */
export type Edits = ReadonlyMap<string, Edit>;

export const noEdits: Edits = new Map();

/** Returns what stands in a cell: what was typed, else what the shop has. */
export function presentValue(edits: Edits, row: GridRow, field: GridField): CellValue {
  const edit = edits.get(nameOfCell(row, field) ?? '');
  return edit ? edit.to : storedValue(row, field);
}

/** Changed cells that are being written: one copy for many of them. */
type OpenEdits = Map<string, Edit>;

/** Changes cells together. */
export function edited(edits: Edits, write: (open: OpenEdits) => void): Edits {
  const open = new Map(edits);
  write(open);
  return open;
}

/** Gives a cell a value. One that gets back what the shop has is no longer changed. */
export function putValue(open: OpenEdits, row: GridRow, field: GridField, to: CellValue): void {
  const name = nameOfCell(row, field);
  if (name === undefined) return;
  const from = open.get(name)?.from ?? storedValue(row, field);
  if (from === to) open.delete(name);
  else open.set(name, { row, field, from, to });
}

type TypedCell = { readonly row: GridRow; readonly column: GridColumn; readonly text: string };

/** Gives a cell what a text says; one that says nothing stays as it was typed, with the reason. */
export function putText(open: OpenEdits, { row, column, text }: TypedCell, categories: readonly Category[]): void {
  const { field } = column;
  const name = nameOfCell(row, field);
  if (name === undefined) return;
  const stored = storedValue(row, field);
  // What is pasted where it was copied changes nothing, also where nobody could type it.
  const isStored = text === cellText(column, stored, categories);
  const { value, error } = isStored ? { value: stored } : readText(column, text, categories);
  if (error === undefined) return putLinked(open, row, field, value ?? null);
  const from = open.get(name)?.from ?? stored;
  open.set(name, { row, field, from, to: from, text, error });
}

/** Gives a cell a value, and the cells that go with it: an offer has a price before, and what is no offer has none. */
export function putLinked(open: OpenEdits, row: GridRow, field: GridField, to: CellValue): void {
  putValue(open, row, field, to);
  if (field === 'previousPrice') return putValue(open, row, 'isOffertPrice', to !== null);
  if (field !== 'isOffertPrice') return;
  if (to !== true) return putValue(open, row, 'previousPrice', null);
  const isPriced = presentValue(open, row, 'previousPrice') !== null;
  if (!isPriced) putValue(open, row, 'previousPrice', presentValue(open, row, 'currentPrice'));
}

/** Returns the changes as the shop is asked for them; their places in errors are those of the edits. */
export function changesOf(edits: Edits) {
  return [...edits.values()].map(({ row, field, from, to }) => sentChange(row, field, { from, to }));
}

/** The cells that say nothing yet, which hold up the save. */
export const unreadable = (edits: Edits): Edit[] => [...edits.values()].filter(({ text }) => text !== undefined);

/** Puts what the shop answered beside the cells: `errors` by the names of cells. What was read anew is compared from now on. */
export function withErrors(
  edits: Edits,
  errors: Readonly<Record<string, string>>,
  presentRow: (row: GridRow) => GridRow,
): Edits {
  return new Map(
    [...edits].map(([name, { row: typed, field, from, to }]) => {
      const error = errors[name];
      if (error === undefined) return [name, { row: typed, field, from, to }];
      const row = presentRow(typed);
      return [name, { row, field, from: storedValue(row, field), to, error }];
    }),
  );
}

/** Leaves the cells with errors as the shop has them. */
export const withoutWrong = (edits: Edits): Edits => new Map([...edits].filter(([, { error }]) => error === undefined));
