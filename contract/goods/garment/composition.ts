import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { writeNumber } from '#contract/core/money/price-words.ts';
import { fibreNamed, fibreNames, isFibre } from './fibres.ts';

/** A fibre of a garment, and how much of the garment it is, in percent with at most one decimal. */
const portion = z.object({ fibre: z.string(), percent: z.number() });

/** What a garment is made of, the most first; empty if that is not known. */
export const composition = z.array(portion);

export type Composition = readonly Readonly<z.infer<typeof portion>>[];

const mostFibres = 12;

/** The most that fibres without a name can be together (Regulation (EU) 1007/2011, art. 9). */
const mostOther = 15;

/**
 * A composition as it is sent: portions, or a text as people write it, '95% algodón, 5% elastano', with names in the language of
 * the request. A program that does not send it leaves it as it is.
 */
export const compositionGiven = z
  .union([z.string().max(600), z.array(z.object({ fibre: z.string().max(60), percent: z.number() })).max(mostFibres)])
  .transform((given, { issues, value }) => {
    const portions = typeof given === 'string' ? portionsIn(given) : [...given];
    const wrong = wrongComposition(portions);
    if (wrong !== undefined) issues.push({ code: 'custom', message: wrong, input: value });
    return portions
      .map(({ fibre, percent }) => ({ fibre: fibreNamed(fibre) ?? fibre, percent }))
      .toSorted((one, other) => other.percent - one.percent);
  })
  .optional();

/** A comma, slash or word between two portions; the comma of '99,5' is a part of its number. */
const between = /[;/\n+]|(?<!\d),|,(?!\d)|\s(?:y|and)\s/i;

function portionsIn(text: string) {
  return text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [number = ''] = /\d+(?:[.,]\d+)?/.exec(part) ?? [];
      const fibre = part.replace(number, '').replaceAll('%', '').trim();
      return { fibre, percent: number === '' ? Number.NaN : Number(number.replace(',', '.')) };
    });
}

/** Returns what is wrong with portions; undefined if they are a composition. */
function wrongComposition(portions: Composition): string | undefined {
  if (portions.length === 0) return undefined;
  if (portions.length > mostFibres) return t('composition.tooMany', { most: mostFibres });
  const unknown = portions.find(({ fibre }) => fibreNamed(fibre) === undefined);
  if (unknown) return t('composition.unknown', { name: unknown.fibre });
  const isShare = ({ percent }: Composition[number]) =>
    percent > 0 && percent <= 100 && Number.isInteger(Math.round(percent * 1e6) / 1e5);
  if (!portions.every(isShare)) return t('composition.share');
  const named = portions.map(({ fibre }) => fibreNamed(fibre));
  if (new Set(named).size < named.length) return t('composition.twice');
  const sum = portions.reduce((all, { percent }) => all + Math.round(percent * 10), 0) / 10;
  if (sum !== 100) return t('composition.sum', { sum: inWords(sum) });
  const other = portions.find((_, at) => named[at] === 'other');
  return other && other.percent > mostOther ? t('composition.other', { most: mostOther }) : undefined;
}

const inWords = (percent: number) => writeNumber(percent, Number.isInteger(percent) ? 0 : 1);

/** Returns a composition in words, as it can be typed too: '95 % Algodón, 5 % Elastano'. */
export function compositionWords(portions: Composition): string {
  return portions
    .map(({ fibre, percent }) => `${inWords(percent)} % ${isFibre(fibre) ? fibreNames[fibre]() : fibre}`)
    .join(', ');
}
