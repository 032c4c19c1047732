import { useEffect, useRef } from 'react';
import { useListShortcuts } from './list-shortcuts.ts';
import { isForOthers } from './single-key.ts';

/** The attribute of a row with its key, and that of its link, which has the focus when one moves to the row. */
const rowKey = 'data-row';
const rowLink = 'data-row-link';
/** The attribute of the field that '/' moves to. */
const searchField = 'data-list-search';

/**
 * The keys of a list: j and k, or the arrows inside of the list, move from row to row, x chooses a row, '/' goes to the
 * search, Escape clears the choice. Enter opens the row, because the focus is on its link. Single keys can be turned
 * off (WCAG 2.2, 2.1.4).
 */
export function useListKeys({ toggle, clear }: { toggle?: (key: string) => void; clear?: () => void }) {
  const table = useRef<HTMLTableElement>(null);
  const isOn = useListShortcuts();

  useEffect(() => {
    if (!isOn) return undefined;
    function onKeyDown(event: KeyboardEvent) {
      if (table.current === null || isForOthers(event)) return;
      const act = actionOf(event.key, table.current, { toggle, clear });
      if (act === undefined) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, toggle, clear]);

  return table;
}

type Acts = { readonly toggle?: (key: string) => void; readonly clear?: () => void };

function actionOf(key: string, table: HTMLTableElement, { toggle, clear }: Acts): (() => void) | undefined {
  const isInside = table.contains(document.activeElement);
  if (key === 'j' || (key === 'ArrowDown' && isInside)) return () => move(table, 1);
  if (key === 'k' || (key === 'ArrowUp' && isInside)) return () => move(table, -1);
  if (key === '/') return focusSearch();
  const row = document.activeElement?.closest(`[${rowKey}]`)?.getAttribute(rowKey);
  if (key === 'x' && toggle !== undefined && row !== null && row !== undefined) return () => toggle(row);
  return key === 'Escape' ? clear : undefined;
}

function move(table: HTMLTableElement, step: 1 | -1): void {
  const rows = [...table.querySelectorAll(`[${rowKey}]`)];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[Math.min(Math.max(at + step, 0), rows.length - 1)];
  (row?.querySelector<HTMLElement>(`[${rowLink}]`) ?? row?.querySelector<HTMLElement>('a, button, input'))?.focus();
}

function focusSearch(): (() => void) | undefined {
  const field = document.querySelector<HTMLElement>(`[${searchField}]`);
  return field === null ? undefined : () => field.focus();
}
