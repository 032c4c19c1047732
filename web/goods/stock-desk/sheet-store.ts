import { mostLines, mostUnits, sheetKinds, type SheetKind } from '#contract/goods/stock/sheet-limits.ts';
import { defineSlice } from '#web/core/hydration/client-state/client-state.ts';
import { isRecord } from '#web/core/hydration/unknown-values.ts';
import { emptySheet, type Sheet, type SheetLine } from './sheet-steps.ts';

type Sheets = Readonly<Record<SheetKind, Sheet>>;

const empty: Sheets = { delivery: emptySheet, count: emptySheet };

const isCount = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

function isLine(value: unknown): value is SheetLine {
  return (
    isRecord(value) &&
    isCount(value['variantId'], 1, 2_147_483_647) &&
    typeof value['title'] === 'string' &&
    isCount(value['stock'], 0, 2_147_483_647) &&
    isCount(value['units'], 0, mostUnits)
  );
}

function isSheet(value: unknown): value is Sheet {
  return (
    isRecord(value) &&
    typeof value['key'] === 'string' &&
    typeof value['note'] === 'string' &&
    Array.isArray(value['lines']) &&
    value['lines'].length <= mostLines &&
    value['lines'].every(isLine)
  );
}

function isSheets(value: unknown): value is Sheets {
  return isRecord(value) && sheetKinds.every((kind) => isSheet(value[kind]));
}

/** The delivery and the count that this browser is writing: a reload keeps them. */
const sheets = defineSlice('stock', empty, isSheets);

export const useSheet = (kind: SheetKind): Sheet => sheets.use()[kind];

/** Changes a sheet; the key is given to one that has none yet. */
export function changeSheet(kind: SheetKind, key: string, change: (sheet: Sheet) => Sheet): void {
  sheets.set((all) => ({ ...all, [kind]: { ...change(all[kind]), key: all[kind].key || key } }));
}

/** Forgets a sheet that was saved, or is not wanted. */
export function clearSheet(kind: SheetKind): void {
  sheets.set((all) => ({ ...all, [kind]: emptySheet }));
}
