import { cellText } from './cell-text.ts';
import { edited, noEdits, presentValue, putLinked, putText, type Edits } from './edits.ts';
import { nameOfCell } from './grid-cells.ts';
import { atStart, chosenAt, within, type Chosen, type Place } from './grid-place.ts';
import type { Sheet } from './block-edits.ts';

/** What somebody does in the grid. */
export type GridState = {
  readonly edits: Edits;
  /** What was changed before, the newest last: the keys take it back step by step. */
  readonly past: readonly Edits[];
  readonly chosen: Chosen;
  /** What is being typed into the active cell; undefined while nothing is. */
  readonly draft: string | undefined;
};

export const emptyState: GridState = { edits: noEdits, past: [], chosen: atStart, draft: undefined };

/** How many steps are kept. */
const mostSteps = 50;

/** Changes cells as one step. */
export function changed(state: GridState, edits: Edits): GridState {
  if (edits === state.edits) return state;
  return { ...state, edits, past: [...state.past.slice(1 - mostSteps), state.edits] };
}

/** Takes the last step back. */
export function stepBack(state: GridState): GridState {
  const edits = state.past.at(-1);
  return edits ? { ...state, edits, past: state.past.slice(0, -1), draft: undefined } : state;
}

/** Returns the active cell with its row and column; undefined in a grid without rows. */
export function activeCell({ rows, columns }: Sheet, { chosen: { active } }: GridState) {
  const [row, column] = [rows[active.row], columns[active.column]];
  return row && column ? { row, column } : undefined;
}

/** Goes to a cell, or chooses all up to it. What is being typed is written first. */
export function moved(sheet: Sheet, state: GridState, place: Place, isExtended = false): GridState {
  const extent = { rows: sheet.rows.length, columns: sheet.columns.length };
  const written = committed(sheet, state);
  return { ...written, chosen: chosenAt(written.chosen, within(extent, place), isExtended) };
}

/** Returns what stands in the active cell as it is typed: a choice by its value. */
export function typedText(sheet: Sheet, state: GridState): string {
  const cell = activeCell(sheet, state);
  if (!cell) return '';
  const { row, column } = cell;
  const text = state.edits.get(nameOfCell(row, column.field) ?? '')?.text;
  const value = presentValue(state.edits, row, column.field);
  return text ?? (column.kind === 'choice' ? String(value) : cellText(column, value, sheet.categories));
}

/** Begins to type into the active cell: what stands there, or a text in its place. A tick is turned instead. */
export function begun(sheet: Sheet, state: GridState, text?: string): GridState {
  const cell = activeCell(sheet, state);
  if (!cell || nameOfCell(cell.row, cell.column.field) === undefined) return state;
  if (cell.column.kind === 'check') return turned(sheet, state);
  return {
    ...state,
    draft: cell.column.kind === 'choice' ? typedText(sheet, state) : (text ?? typedText(sheet, state)),
  };
}

function turned(sheet: Sheet, state: GridState): GridState {
  const cell = activeCell(sheet, state);
  if (cell?.column.kind !== 'check') return state;
  const { row, column } = cell;
  const isOn = presentValue(state.edits, row, column.field) === true;
  return changed(
    state,
    edited(state.edits, (open) => putLinked(open, row, column.field, !isOn)),
  );
}

/** Writes what is being typed. Text that was not touched stays what it was. */
export function committed(sheet: Sheet, state: GridState): GridState {
  const { draft } = state;
  if (draft === undefined) return state;
  const done = { ...state, draft: undefined };
  const cell = activeCell(sheet, state);
  if (!cell || draft === typedText(sheet, done)) return done;
  const { row, column } = cell;
  const value = column.field === 'category' ? Number(draft) : draft;
  return changed(
    done,
    edited(state.edits, (open) => {
      if (column.kind === 'choice') putLinked(open, row, column.field, value);
      else putText(open, { row, column, text: draft }, sheet.categories);
    }),
  );
}
