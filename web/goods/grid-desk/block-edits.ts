import type { Category } from '#contract/goods/products.ts';
import { cellText } from './cell-text.ts';
import { edited, presentValue, putLinked, putText, type Edits } from './edits.ts';
import type { GridRow } from './grid-cells.ts';
import type { GridColumn } from './grid-columns.ts';
import type { Block, Place } from './grid-place.ts';

/** The cells that are shown. */
export type Sheet = {
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
  readonly categories: readonly Category[];
};

/** Returns the texts of a block, as it is copied. */
export function textsIn({ rows, columns, categories }: Sheet, edits: Edits, { top, bottom, left, right }: Block) {
  return rows
    .slice(top, bottom + 1)
    .map((row) =>
      columns
        .slice(left, right + 1)
        .map((column) => cellText(column, presentValue(edits, row, column.field), categories)),
    );
}

/** Pastes texts from the first cell of a block on. One text fills the whole block; what goes beyond the grid is left out. */
export function pasted(sheet: Sheet, edits: Edits, block: Block, texts: readonly (readonly string[])[]): Edits {
  const [first = []] = texts;
  const isOne = texts.length === 1 && first.length === 1;
  if (isOne) return filled(sheet, edits, block, () => first[0] ?? '');
  const end = {
    bottom: block.top + texts.length - 1,
    right: block.left + Math.max(...texts.map(({ length }) => length)) - 1,
  };
  return filled(sheet, edits, { ...block, ...end }, ({ row, column }) => texts[row - block.top]?.[column - block.left]);
}

/** Gives the cells of a block their texts; undefined leaves one as it is. */
function filled(
  { rows, columns, categories }: Sheet,
  edits: Edits,
  { top, bottom, left, right }: Block,
  textAt: (place: Place) => string | undefined,
): Edits {
  return edited(edits, (open) => {
    for (let row = top; row <= Math.min(bottom, rows.length - 1); row += 1) {
      for (let column = left; column <= Math.min(right, columns.length - 1); column += 1) {
        const [of, own, text] = [rows[row], columns[column], textAt({ row, column })];
        if (of && own && text !== undefined) putText(open, { row: of, column: own, text }, categories);
      }
    }
  });
}

/** Copies the first row of a block to the others; a block of one row gets the row above it. */
export function filledDown(sheet: Sheet, edits: Edits, block: Block): Edits {
  const source = block.top === block.bottom ? block.top - 1 : block.top;
  const from = sheet.rows[source];
  if (!from) return edits;
  return edited(edits, (open) => {
    for (const row of sheet.rows.slice(source + 1, block.bottom + 1)) {
      for (const { field } of sheet.columns.slice(block.left, block.right + 1)) {
        putLinked(open, row, field, presentValue(edits, from, field));
      }
    }
  });
}

/** Empties the cells of a block that may be empty. */
export function cleared(sheet: Sheet, edits: Edits, block: Block): Edits {
  const columns = sheet.columns.map((column) => (column.isOptional ? column : undefined));
  return filled(sheet, edits, block, ({ column }) => (columns[column] ? '' : undefined));
}
