import { t } from '#messages/messages.ts';
import type { Sheet, SheetPlace } from './sheet.ts';

/** Returns the cell of an error's path: 'rows.2.measures.0.from' is row 2, column 0; undefined for one of the whole table. */
function placeIn(path: string): SheetPlace | undefined {
  const [, list, first, , cell] = /^(rows|columns)\.(\d+)(?:\.(\w+)(?:\.(\d+))?)?/.exec(path) ?? [];
  if (first === undefined) return undefined;
  if (list === 'columns') return { row: -1, column: Number(first) };
  return { row: Number(first), column: cell === undefined ? -1 : Number(cell) };
}

/** True if one of the errors is of a cell. */
export function troubleAt(paths: readonly string[], { row, column }: SheetPlace): boolean {
  return paths.some((path) => {
    const place = placeIn(path);
    return place?.row === row && place.column === column;
  });
}

/** Returns how a cell is called, or the cell of an error's path: 'M, Pecho', 'Talle 2'; the table itself for an error of all of it. */
export function placeWords({ columns, rows }: Sheet, of: SheetPlace | string): string {
  const place = typeof of === 'string' ? placeIn(of) : of;
  if (!place) return t('size-tables.measures');
  const column = columns[place.column]?.name || t('size-tables.columnNumber', { number: place.column + 1 });
  if (place.row < 0) return column;
  const numbered = t('size-tables.rowNumber', { number: place.row + 1 });
  return place.column < 0 ? numbered : `${rows[place.row]?.size || numbered}, ${column}`;
}

type Pressed = { readonly key: string; readonly shiftKey: boolean };

const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Returns the control of the cell to which a key leads: the one below, or above; undefined at the edge and for other keys. */
export function nextCell(table: HTMLTableElement | null, { row, column }: SheetPlace, { key, shiftKey }: Pressed) {
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = row + (key === 'Enter' && shiftKey ? -step : step);
  return table?.querySelector<HTMLInputElement>(`input[data-cell="${next} ${column}"]`) ?? undefined;
}
