import { mostLines, mostUnits, type SheetKind } from '#contract/goods/stock/sheet-limits.ts';

/** A size on a sheet: `units` arrived, or were counted; `stock` is what it had when it was written down. */
export type SheetLine = {
  readonly variantId: number;
  readonly title: string;
  readonly stock: number;
  readonly units: number;
};

/** A delivery or a count that is being written, the size that was touched last first. The key makes it be saved once. */
export type Sheet = { readonly key: string; readonly note: string; readonly lines: readonly SheetLine[] };

export const emptySheet: Sheet = { key: '', note: '', lines: [] };

/** What was typed or scanned: units of what a text means, or how many there are of the size that was touched last. */
export type Entry =
  | { readonly search: string; readonly units: number }
  | { readonly search?: never; readonly units: number };

/**
 * Returns what a line means: '12*remera alba M' is twelve of them, '12' alone is how many there are of the last size, if one was
 * entered before, and any other text is one of what it means. A number is one of at most four digits: longer ones are codes.
 */
export function entryOf(text: string, hasLast: boolean): Entry | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  if (/^\d{1,4}$/.test(typed) && hasLast) return { units: Number(typed) };
  const [, units, search = ''] = /^(\d{1,5})\s*[*×]\s*(.+)$/.exec(typed) ?? [];
  return units === undefined ? { search: typed, units: 1 } : { search, units: Number(units) };
}

/** Adds units of a size, which becomes the last one; a full sheet stays as it is. */
export function added(sheet: Sheet, size: Omit<SheetLine, 'units'>, units: number): Sheet {
  const known = sheet.lines.find(({ variantId }) => variantId === size.variantId);
  if (!known && sheet.lines.length >= mostLines) return sheet;
  const line = { ...(known ?? size), units: within((known?.units ?? 0) + units) };
  return { ...sheet, lines: [line, ...sheet.lines.filter((one) => one !== known)] };
}

/** Sets how many units of a size there are; of the last one if none is named. */
export function counted({ lines, ...sheet }: Sheet, units: number, variantId = lines[0]?.variantId): Sheet {
  return {
    ...sheet,
    lines: lines.map((one) => (one.variantId === variantId ? { ...one, units: within(units) } : one)),
  };
}

export function without({ lines, ...sheet }: Sheet, variantId: number): Sheet {
  return { ...sheet, lines: lines.filter((one) => one.variantId !== variantId) };
}

const within = (units: number) => Math.min(mostUnits, Math.max(0, Number.isInteger(units) ? units : 0));

/** Returns by how many units each size changes; those that do not change are left out. */
export function changesOf(kind: SheetKind, { lines }: Sheet): { variantId: number; change: number }[] {
  return lines
    .map(({ variantId, stock, units }) => ({ variantId, change: kind === 'count' ? units - stock : units }))
    .filter(({ change }) => change !== 0);
}

/** Returns what a size will have. */
export function unitsAfter(kind: SheetKind, { stock, units }: SheetLine): number {
  return kind === 'count' ? units : stock + units;
}
