import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { argumentsOf, argumentTypes } from '../scripts/messages/message-arguments.ts';
import { formatMessage } from './format-message.ts';
import { languages } from './languages.ts';

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

test.each(languages)('OWN-2 every message of %s is formatted as by a library for the whole ICU format', (language) => {
  for (const [key, text] of Object.entries(read(language))) {
    const kinds = [...argumentsOf(text)];
    if (kinds.length === 0) continue;
    const library = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
    for (const count of [0, 1, 2, 21]) {
      const values = Object.fromEntries(kinds.map(([name, kind]) => [name, kind === 'number' ? count : 'algo']));
      expect({ key, said: formatMessage(language, text, values) }).toEqual({ key, said: library.format(values) });
    }
  }
});

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
