import { useEffect, useRef } from 'react';
import { plainStates } from '#contract/goods/desk-product.ts';
import type { Category } from '#contract/goods/products.ts';
import { categoryName } from '../product-desk/product-columns.tsx';
import { stateNames } from '../product-desk/product-words.ts';
import { storedValue, type GridRow } from './grid-cells.ts';
import type { GridColumn } from './grid-columns.ts';
import type { Grid } from './use-grid.ts';
import { Options } from '#web/core/ui/options-field.tsx';

type CellEditorProps = {
  readonly grid: Grid;
  readonly row: GridRow;
  readonly column: GridColumn;
  readonly label: string;
  readonly categories: readonly Category[];
  readonly draft: string;
};

const look = 'h-full w-full bg-sheet px-2 text-small text-ink outline-2 -outline-offset-2 outline-accent';

/** The field of a cell that is being changed. */
export function CellEditor({ column, ...rest }: CellEditorProps) {
  return column.kind === 'choice' ? <Choice column={column} {...rest} /> : <Typed column={column} {...rest} />;
}

function Choice({ grid, row, column, label, categories, draft }: CellEditorProps) {
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <select
      ref={field}
      aria-label={label}
      value={draft}
      className={look}
      onBlur={grid.leave}
      onChange={(event) => grid.type(event.target.value)}
    >
      <Options of={choicesOf(column, row, categories).map(({ value, text }) => [value, text])} />
    </select>
  );
}

function Typed({ grid, column, label, draft }: CellEditorProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    input?.focus({ preventScroll: true });
    // What stood there is replaced by what is typed; what was typed already goes on at its end.
    if (input && input.value.length > 1) input.select();
    else input?.setSelectionRange(1, 1);
  }, []);
  return (
    <input
      ref={field}
      aria-label={label}
      value={draft}
      className={`${look} text-right tabular-nums`}
      inputMode={column.kind === 'price' ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={20}
      onBlur={grid.leave}
      onChange={(event) => grid.type(event.target.value)}
    />
  );
}

/** A category is one of the product's gender; what the cell has now stays among them. */
function choicesOf({ field }: GridColumn, row: GridRow, categories: readonly Category[]) {
  if (field === 'category') {
    const own = categories.filter(({ id, genre }) => genre === row.product.gender || id === row.product.category);
    return own.map((category) => ({ value: String(category.id), text: categoryName(category) }));
  }
  const stored = storedValue(row, field);
  const states = stored === 'scheduled' ? (['scheduled', ...plainStates] as const) : plainStates;
  return states.map((state) => ({ value: state, text: stateNames[state] }));
}
