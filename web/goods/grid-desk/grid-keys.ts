import { cleared, filledDown, type Sheet } from './block-edits.ts';
import { blockOf, movedBy } from './grid-place.ts';
import { activeCell, begun, changed, committed, moved, stepBack, type GridState } from './grid-state.ts';

/** A key that was pressed; `isFar` with Ctrl, or Cmd on a Mac. */
export type Pressed = {
  readonly key: string;
  readonly isFar: boolean;
  readonly isShift: boolean;
  readonly isAlt: boolean;
};

/** Returns what a key does in the grid; undefined for one that the browser handles. */
export function pressed(sheet: Sheet, state: GridState, key: Pressed): GridState | undefined {
  return state.draft === undefined ? whileMoving(sheet, state, key) : whileTyping(sheet, state, key);
}

function whileTyping(sheet: Sheet, state: GridState, { key, isShift }: Pressed): GridState | undefined {
  const { active } = state.chosen;
  const isChoice = activeCell(sheet, state)?.column.kind === 'choice';
  switch (key) {
    case 'Escape':
      return { ...state, draft: undefined };
    case 'Enter':
      return moved(sheet, state, { ...active, row: active.row + (isShift ? -1 : 1) });
    case 'Tab':
      return moved(sheet, state, { ...active, column: active.column + (isShift ? -1 : 1) });
    case 'ArrowUp':
    case 'ArrowDown':
      // The choices of a select.
      return isChoice ? undefined : moved(sheet, state, { ...active, row: active.row + (key === 'ArrowUp' ? -1 : 1) });
    default:
      return undefined;
  }
}

function whileMoving(sheet: Sheet, state: GridState, pressedKey: Pressed): GridState | undefined {
  const { key, isFar, isShift, isAlt } = pressedKey;
  const { chosen } = state;
  if (isAlt) return undefined;
  const place = movedBy({ key, isFar }, chosen.active, { rows: sheet.rows.length, columns: sheet.columns.length });
  if (place) return moved(sheet, state, place, isShift);
  if (isFar) return withControl(sheet, state, key.toLowerCase());
  switch (key) {
    case 'Enter':
    case 'F2':
      return begun(sheet, state);
    case 'Tab':
      return tabbed(sheet, state, isShift);
    case 'Escape':
      return { ...state, chosen: { anchor: chosen.active, active: chosen.active } };
    case 'Delete':
    case 'Backspace':
      return changed(state, cleared(sheet, state.edits, blockOf(chosen)));
    default:
      return key.length === 1 ? begun(sheet, state, key) : undefined;
  }
}

/** At the ends of a row the key leaves the grid, so that nobody is caught in it. */
function tabbed(sheet: Sheet, state: GridState, isShift: boolean): GridState | undefined {
  const { row, column } = state.chosen.active;
  const next = column + (isShift ? -1 : 1);
  return next < 0 || next >= sheet.columns.length ? undefined : moved(sheet, state, { row, column: next });
}

function withControl(sheet: Sheet, state: GridState, key: string): GridState | undefined {
  const block = blockOf(state.chosen);
  switch (key) {
    case 'd':
      return changed(state, filledDown(sheet, state.edits, block));
    case 'a':
      return wholeColumns(sheet, state);
    case 'z':
      return stepBack(state);
    default:
      return undefined;
  }
}

/** Chooses all rows of the chosen columns. */
function wholeColumns(sheet: Sheet, state: GridState): GridState {
  const { left, right } = blockOf(state.chosen);
  const anchor = { row: sheet.rows.length - 1, column: right };
  return { ...committed(sheet, state), chosen: { anchor, active: { row: 0, column: left } } };
}
