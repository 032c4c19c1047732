import { t } from '#messages/messages.ts';
import type { FieldError } from '#contract/core/protocol/errors.ts';
import { ownValue } from '#contract/core/fields/own-value.ts';
import {
  isWebAddress,
  nameAlone,
  nameIn,
  namesIn,
  namesOf,
  paragraphsOf,
  wordsOf,
  type Line,
  type Paragraph,
  type Piece,
} from './letter-markup.ts';
import type { LetterField, LetterTexts, NamedValues } from './letter.ts';
import { neededNames, valuesOfLetter, type LetterKind } from './letters.ts';

const mark = (name: string) => `{{${name}}}`;

/** Returns why texts cannot be those of a kind of letter, by field; an empty list if they can. */
export function letterErrors(kind: LetterKind, texts: LetterTexts): FieldError[] {
  const values = valuesOfLetter(kind);
  const needs = neededNames(kind);
  const found = { text: paragraphsOf(texts.text), note: paragraphsOf(texts.note) };
  const written = new Set([...found.text, ...found.note].flat().flatMap(namesIn));
  const missing = needs.filter((name) => !written.has(name));
  return [
    ...lineErrors('subject', texts.subject, values),
    ...lineErrors('title', texts.title, values),
    ...found.text.flatMap((paragraph) => paragraphErrors('text', paragraph, { values, needs })),
    ...missing.map((name) => ({ path: 'text', message: missingWords(name, values) })),
    ...found.note.flatMap((paragraph) => paragraphErrors('note', paragraph, { values, needs })),
  ];
}

function missingWords(name: string, values: NamedValues): string {
  return t('letter.error.missing', { mark: mark(name), means: ownValue(values, name)?.means().toLowerCase() ?? '' });
}

/** The errors of a field of one line, which has only names of texts that are always there. */
function lineErrors(path: LetterField, text: string, values: NamedValues): FieldError[] {
  const pieces = namesOf(text);
  const fit = Object.fromEntries(Object.entries(values).filter(([, { is, canMiss }]) => is === 'text' && !canMiss));
  const named = pieces.flatMap((piece) => {
    if (piece.is !== 'name') return [];
    const value = ownValue(values, piece.name);
    if (!value) return [{ path, message: unknownWords(piece.name, values, fit) }];
    if (value.is !== 'text') return [{ path, message: t('letter.error.onlyInText', { mark: mark(piece.name) }) }];
    if (!value.canMiss) return [];
    return [{ path, message: t('letter.error.canMiss', { mark: mark(piece.name) }) }];
  });
  return [...named, ...braceErrors(pieces).map((message) => ({ path, message }))];
}

type Rules = { readonly values: NamedValues; readonly needs: readonly string[] };

function paragraphErrors(path: 'text' | 'note', paragraph: Paragraph, { values, needs }: Rules): FieldError[] {
  const names = new Set(paragraph.flatMap(namesIn));
  const needed = needs.find((name) => names.has(name));
  const loose = [...names].find((name) => name !== needed && ownValue(values, name)?.canMiss);
  const message =
    needed !== undefined && loose !== undefined
      ? t('letter.error.loose', { needed: mark(needed), loose: mark(loose) })
      : undefined;
  return [
    ...paragraph.flatMap((line) => textErrors(line, path, values)).map((words) => ({ path, message: words })),
    ...(message === undefined ? [] : [{ path, message }]),
  ];
}

function textErrors(line: Line, path: 'text' | 'note', values: NamedValues): string[] {
  const alone = nameAlone(line);
  const named = line.flatMap((piece) => {
    if (piece.is === 'text') return [];
    if (piece.is === 'link') return linkErrors(piece, values);
    const value = ownValue(values, piece.name);
    if (!value) return [unknownWords(piece.name, values)];
    if (value.is !== 'block') return [];
    if (path === 'note') return [t('letter.error.onlyInText', { mark: mark(piece.name) })];
    return alone === undefined ? [t('letter.error.alone', { mark: mark(piece.name) })] : [];
  });
  const isBrokenLink = wordsOf(line).includes('](');
  return [...named, ...braceErrors(line), ...(isBrokenLink ? [t('letter.error.linkForm')] : [])];
}

function linkErrors({ label, to }: Extract<Piece, { is: 'link' }>, values: NamedValues): string[] {
  const inLabel = label.flatMap((piece) => {
    if (piece.is !== 'name') return [];
    const value = ownValue(values, piece.name);
    if (!value) return [unknownWords(piece.name, values)];
    return value.is === 'text' ? [] : [t('letter.error.notLinkText', { mark: mark(piece.name) })];
  });
  const name = nameIn(to);
  if (name === undefined) {
    return isWebAddress(to) ? inLabel : [...inLabel, t('letter.error.badLink', { to })];
  }
  const value = ownValue(values, name);
  if (!value) return [...inLabel, unknownWords(name, values)];
  return value.is === 'link' ? inLabel : [...inLabel, t('letter.error.notLink', { mark: mark(name) })];
}

/** Braces that are left over are parts of names that were mistyped. */
function braceErrors(line: Line): string[] {
  return /\{\{|\}\}/.test(wordsOf(line)) ? [t('letter.error.braces', { example: mark('tienda') })] : [];
}

/** `fit` are the values that can stand in the field: they are more likely meant than the others. */
function unknownWords(name: string, values: NamedValues, fit: NamedValues = values): string {
  if (name === '') return t('letter.error.noName');
  const nearest = nearestName(name, Object.keys(fit)) ?? nearestName(name, Object.keys(values));
  return nearest === undefined
    ? t('letter.error.unknown', { mark: mark(name) })
    : t('letter.error.unknownNear', { mark: mark(name), nearest: mark(nearest) });
}

/** Returns the name that a mistyped one most likely means; undefined if none is like it. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const plain = plainName(typed);
  const [nearest] = names
    .map((name) => ({ name, distance: isPart(plain, name) ? 1 : editsBetween(plain, name) }))
    .filter(({ name, distance }) => distance <= Math.max(2, Math.floor(name.length / 3)))
    .toSorted((one, other) => one.distance - other.distance);
  return nearest?.name;
}

const isPart = (typed: string, name: string) => typed.length > 2 && name.split('_').includes(typed);

/** Without accents and capitals, and with one sign between words. */
function plainName(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
}

/** The Levenshtein distance: how many characters have to be added, removed or replaced. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [index, character] of [...one].entries()) {
    const above = row;
    const next = [index + 1];
    for (const [at, wanted] of [...other].entries()) {
      const replaced = (above[at] ?? 0) + (character === wanted ? 0 : 1);
      next.push(Math.min(replaced, (above[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
