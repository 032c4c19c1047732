import { textOf, type Cell } from '#platform/table-files/table.ts';

/** A number that was read; undefined for an empty cell, null for what is none. */
export type ReadNumber = number | undefined | null;

/** More than any price or measure: what is larger is a code in the wrong column, or a slip of the keyboard. */
const mostNumber = 1e12;

/**
 * Reads a price, in whichever way each cell writes it: '1.234,50', '1,234.50', '1234.5', '$ 1.234'. Of two signs the last one
 * parts the decimals. One sign with exactly three digits behind it groups thousands, because prices have at most two decimals.
 */
export function amountIn(cell: Cell | undefined): ReadNumber {
  if (typeof cell === 'number') return within(cell);
  const text = bare(textOf(cell));
  if (text === '') return undefined;
  if (!/^\d[\d.,']*$/.test(text)) return null;
  return within(decimalOf(text, (digits, behind) => digits !== '0' && behind.length === 3));
}

/** Reads a price without its taxes, which has as many decimals as it needs: one sign parts them, as in '16.528'. */
export function netAmountIn(cell: Cell | undefined): ReadNumber {
  return measureIn(typeof cell === 'string' ? bare(textOf(cell)) : cell);
}

/** Reads by how much something differs, with a sign or none, in the way of `read`. */
export function differenceIn(cell: Cell | undefined, read: (cell: Cell | undefined) => ReadNumber): ReadNumber {
  const text = textOf(cell);
  if (!/^[-\u2212+]/.test(text)) return read(cell);
  const number = read(typeof cell === 'number' ? -cell : text.slice(1).trim());
  return typeof number === 'number' && !text.startsWith('+') ? 0 - number : number;
}

/** Reads a measure, as '0.250' or '0,25' kg: one sign parts the decimals, however many there are. */
export function measureIn(cell: Cell | undefined): ReadNumber {
  if (typeof cell === 'number') return within(cell);
  const text = textOf(cell);
  if (text === '') return undefined;
  if (!/^\d[\d.,]*$/.test(text)) return null;
  return within(decimalOf(text, () => false));
}

/** Reads a whole number, which may be below 0; '12.0' is 12. */
export function countIn(cell: Cell | undefined): ReadNumber {
  if (typeof cell === 'number') return Number.isSafeInteger(cell) && Math.abs(cell) < 1e9 ? cell : null;
  const text = textOf(cell);
  if (text === '') return undefined;
  return /^-?\d{1,9}(?:[.,]0+)?$/.test(text) ? Number.parseInt(text, 10) : null;
}

function within(number: number | null): number | null {
  return number !== null && number >= 0 && number <= mostNumber ? number : null;
}

/** Returns a text without the signs and codes of currencies. */
function bare(text: string): string {
  return text
    .replaceAll(/^(?:[A-Z]{3}|[A-Z]{0,2}\$|[$€]|S\/)?[\s\u00a0]*|[\s\u00a0]*(?:[A-Z]{3}|[$€])?$/g, '')
    .replaceAll(/[\s\u00a0]/g, '');
}

function decimalOf(text: string, isGrouping: (before: string, behind: string) => boolean): number | null {
  const signs = text.replaceAll(/\d/g, '');
  const last = signs.at(-1);
  if (last === undefined) return Number(text);
  const at = text.lastIndexOf(last);
  const [before, behind] = [text.slice(0, at), text.slice(at + 1)];
  const isRepeated = signs.split(last).length > 2;
  const areSeveral = new Set(signs).size > 1;
  if (isRepeated || (!areSeveral && isGrouping(before, behind))) {
    return isGrouped(text) ? Number(text.replaceAll(/\D/g, '')) : null;
  }
  if (areSeveral && !isGrouped(before)) return null;
  return Number(`${before.replaceAll(/\D/g, '')}.${behind}`);
}

/** True if one sign groups thousands throughout. */
function isGrouped(text: string): boolean {
  return /^\d{1,3}(?:([.,'])\d{3})(?:\1\d{3})*$/.test(text);
}
