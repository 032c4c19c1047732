import { t } from '#messages/messages.ts';
import { writeNumber } from '#contract/core/money/price-words.ts';

/** A measure of the body or of a garment, in mm: one length if `to` is null, else from one to another. */
export type Measure = { readonly from: number; readonly to: number | null };

/** The unit in which people read and type lengths, in mm: all countries of the shop use the centimetre. */
const unitMm = 10;

/** Returns a title with the unit of the lengths below it: 'Calzado, en centímetros'. */
export const withUnit = (title: string): string => t('catalogue.inCentimetres', { title });

/** Returns a measure in the unit that people read, as the shop's country writes numbers: '22,5', '82 a 86'; '' for none. */
export function measureWords(measure: Measure | null): string {
  if (measure === null) return '';
  const [from, to] = [lengthWords(measure.from), measure.to === null ? '' : lengthWords(measure.to)];
  return to === '' ? from : t('catalogue.span', { from, to });
}

function lengthWords(mm: number): string {
  return writeNumber(mm / unitMm, mm % unitMm === 0 ? 0 : 1, false);
}

const typed = /^(\d{1,3}(?:[.,]\d)?)(?:\s*(?:[-–—/]|a|to)\s*(\d{1,3}(?:[.,]\d)?))?\s*(?:cm)?$/i;

/** Returns the measure that somebody typed: '82', '22,5', '82-86', '82 a 86 cm'; null for nothing, undefined for what is none. */
export function typedMeasure(text: string): Measure | null | undefined {
  if (text.trim() === '' || text.trim() === '-') return null;
  const [, from, to] = typed.exec(text.trim()) ?? [];
  if (from === undefined) return undefined;
  return { from: inMm(from), to: to === undefined || inMm(to) === inMm(from) ? null : inMm(to) };
}

const inMm = (text: string) => Math.round(Number(text.replace(',', '.')) * unitMm);
