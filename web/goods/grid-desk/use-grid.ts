import { useState } from 'react';
import { pasted, textsIn, type Sheet } from './block-edits.ts';
import type { Edits } from './edits.ts';
import { pressed, type Pressed } from './grid-keys.ts';
import { blockOf, type Place } from './grid-place.ts';
import { begun, changed, committed, emptyState, moved, type GridState } from './grid-state.ts';

/** The grid of a page: what somebody does in it, and what that does. */
export function useGrid(sheet: Sheet) {
  const [state, setState] = useState(emptyState);
  // Raised by what moves the focus: a page that is loaded keeps it where it is.
  const [focusRound, setFocusRound] = useState(0);

  function act(next: GridState): void {
    setState(next);
    setFocusRound((round) => round + 1);
  }

  return {
    state,
    focusRound,
    /** Returns false for a key that the browser handles. */
    onKey(key: Pressed): boolean {
      const next = pressed(sheet, state, key);
      if (next) act(next);
      return next !== undefined;
    },
    goTo: (place: Place, isExtended = false) => act(moved(sheet, state, place, isExtended)),
    begin: () => act(begun(sheet, state)),
    type: (draft: string) => setState((now) => ({ ...now, draft })),
    /** Writes what is being typed when the focus goes elsewhere. */
    leave: () => setState((now) => committed(sheet, now)),
    copied: () => writeBlock(textsIn(sheet, state.edits, blockOf(state.chosen))),
    paste(text: string): void {
      const texts = readBlock(text);
      if (texts.length > 0) act(changed(state, pasted(sheet, state.edits, blockOf(state.chosen), texts)));
    },
    /** Changes cells from outside of the grid, as one step. */
    change: (next: (edits: Edits) => Edits) => setState((now) => changed(now, next(now.edits))),
    /** Takes over what the shop says of the cells: there is no step before it. */
    settle: (next: (edits: Edits) => Edits) => setState((now) => ({ ...now, edits: next(now.edits), past: [] })),
    /** Begins with other rows or columns, at a cell of them if one is named: what was changed stays. */
    show(place?: Place): void {
      const { edits, past } = committed(sheet, state);
      const next = { ...emptyState, edits, past, ...(place && { chosen: { anchor: place, active: place } }) };
      if (place) act(next);
      else setState(next);
    },
  };
}

export type Grid = ReturnType<typeof useGrid>;

/**
 * Reads a block of cells as spreadsheets copy it: columns parted by tabs, rows by line breaks, and cells in quotation marks where they
 * hold one of them.
 */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g)) {
    if (end === '' && quoted === undefined && bare === '' && row.length === 0) break;
    row.push(quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\t') continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}

/** Writes a block of cells as spreadsheets paste it. */
export function writeBlock(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => row.map(cell).join('\t')).join('\n');
}
