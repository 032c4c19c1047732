import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { argumentsOf, argumentTypes, choicesOf, type Choice } from '../scripts/messages/message-arguments.ts';
import { formatMessage } from './format-message.ts';
import { languages, type Language } from './languages.ts';

const folder = import.meta.dirname;
const read = (language: string) =>
  z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')));

const first = read('es-AR');
const tagsOf = (message: string) => [...message.matchAll(/<(\w+)>/g)].map(([, name]) => name).toSorted();
const argumentsIn = (message: string) => Object.fromEntries([...argumentsOf(message)].toSorted());

test('OWN-2 each language has a catalogue, and each catalogue a language', () => {
  const files = globSync('*.json', { cwd: folder, exclude: ['tsconfig.json', 'based-on.json'] });
  expect(files.map((file) => file.replace('.json', '')).toSorted()).toEqual([...languages].toSorted());
});

test('the types of the arguments are those of the catalogue: run npm run messages', () => {
  expect(readFileSync(join(folder, 'message-arguments.ts'), 'utf8')).toBe(argumentTypes(first));
});

test('OWN-2 English has every message', () => {
  expect(Object.keys(read('en'))).toEqual(Object.keys(first));
});

describe.each(languages)('OWN-2 the catalogue of %s', (language) => {
  const texts = read(language);

  test('is sorted, has no message that is unused, empty or unfinished', () => {
    const keys = Object.keys(texts);
    expect(keys).toEqual(keys.toSorted());
    expect(keys.filter((key) => first[key] === undefined)).toEqual([]);
    expect(keys.filter((key) => texts[key]?.trim() !== texts[key] || texts[key] === '')).toEqual([]);
  });

  test('has the arguments and elements of the first one', () => {
    for (const [key, text] of Object.entries(texts)) {
      expect({ key, values: argumentsIn(text), tags: tagsOf(text) }).toEqual({
        key,
        values: argumentsIn(first[key] ?? ''),
        tags: tagsOf(first[key] ?? ''),
      });
    }
  });
});

/** Those of the library, but without dots in large numbers: the shop writes those by its own function. */
const formatters = {
  getNumberFormat: () => new Intl.NumberFormat('en', { useGrouping: false }),
  getDateTimeFormat: () => new Intl.DateTimeFormat('en'),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...given),
};

/** Counts of every category of plurals in Spanish and English, and those with texts of their own. A million is 'many'. */
const counts = [0, 1, 2, 5, 21, 1_000_000];

/** Returns every combination of values with which a message says another text: each branch, and a text that has none. */
function cases(text: string): Record<string, string | number>[] {
  const choices = choicesOf(text);
  let found: Record<string, string | number>[] = [{}];
  for (const [name, kind] of argumentsOf(text)) {
    const values = kind === 'number' ? counts : ['algo', ...(choices.get(name)?.labels ?? [])];
    found = found.flatMap((one) => values.map((value) => ({ ...one, [name]: value })));
  }
  return found;
}

test.each(languages)(
  'OWN-2 every branch of every message of %s is formatted as by a library for the whole ICU format',
  (language) => {
    for (const [key, text] of Object.entries(read(language))) {
      const library = new IntlMessageFormat(text, language, undefined, { ignoreTag: true, formatters });
      for (const values of argumentsOf(text).size > 0 ? cases(text) : []) {
        const said = formatMessage(language, text, values);
        expect({ key, values, said }).toEqual({ key, values, said: library.format(values) });
      }
    }
  },
);

test.each(languages)('OWN-2 every message of %s has the branches of the first catalogue', (language) => {
  const wrong = Object.entries(read(language)).flatMap(([key, text]) =>
    wrongChoices(language, text, first[key] ?? '').map((sentence) => `${key}: ${sentence}`),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['{kind, select, a {A} other {O}}', '{kind, select, a {A} b {B} other {O}}', ['kind has a, other']],
  ['{kind, select, a {A} b {B} other {O}}', '{kind, select, a {A} other {O}}', ['kind has a, b, other']],
  ['{kind}', '{kind, select, a {A} other {O}}', ['kind has no branches']],
  ['{kind, select, a {A} other {O}}', '{kind}', ['kind has a, other']],
  ['{kind, select, b {B} a {A} other {O}}', '{kind, select, a {A} b {B} other {O}}', []],
  ['{count, plural, other {#}}', '{count, plural, one {#} other {#}}', ['count has other']],
  ['{count, plural, one {#} few {#} other {#}}', '{count, plural, one {#} other {#}}', ['count has few, one, other']],
  ['{count, plural, one {#} other {#}}', '{count, plural, =0 {no} one {#} other {#}}', ['count has one, other']],
  ['{count, plural, =0 {no} one {#} other {#}}', '{count, plural, =0 {0} one {#} many {#} other {#}}', []],
] as const)('OWN-2 «%s» in the place of «%s» is refused: %j', (text, original, wrong) => {
  expect(wrongChoices('en', text, original)).toEqual(wrong);
});

/**
 * Returns the arguments of a translation that have not the branches of the original: of a select, the same ones; of a plural,
 * those of the language, and those for a count of its own ('=0').
 */
function wrongChoices(language: Language, text: string, original: string): string[] {
  const [own, originals] = [choicesOf(text), choicesOf(original)];
  return [...new Set([...own.keys(), ...originals.keys()])].flatMap((name) => {
    const labels = own.get(name)?.labels ?? [];
    const wanted = originals.get(name);
    return wanted && wantedLabels(language, wanted).join() === labels.join()
      ? []
      : [`${name} has ${labels.join(', ') || 'no branches'}`];
  });
}

function wantedLabels(language: Language, { kind, labels }: Choice): string[] {
  // A plural of '=0' and 'other' asks whether there are any.
  if (kind === 'select' || labels.join() === '=0,other') return [...labels];
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  // 'many' is for a million, and says the text of 'other'.
  const categories = pluralCategories.filter((category) => category !== 'many');
  return [...labels.filter((label) => label.startsWith('=')), ...categories].toSorted();
}

test('every message is used', () => {
  const root = join(folder, '..');
  const files = globSync('{contract,web,server,platform,main}/**/*.{ts,tsx}', { cwd: root });
  const used = new Set(
    files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/(?<![\w$.])(?:t|pattern)\(\s*'([\w.-]+)'/g)].map(
        ([, key]) => key,
      ),
    ),
  );
  expect(Object.keys(first).filter((key) => !used.has(key))).toEqual([]);
});
