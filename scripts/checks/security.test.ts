import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const document = readFileSync(join(root, 'docs/security.md'), 'utf8');
const inventory = readFileSync(join(root, 'docs/security-inventory.md'), 'utf8');

/** The ids of levels 1 and 2 of the OWASP Application Security Verification Standard 5.0: '1.3.1-3' are 1.3.1 to 1.3.3. */
const standard = `
  1.1.1-2 1.2.1-9 1.3.1-11 1.4.1-3 1.5.1-2
  2.1.1-3 2.2.1-3 2.3.1-4 2.4.1
  3.2.1-2 3.3.1-4 3.4.1-6 3.5.1-5 3.7.1-2
  4.1.1-3 4.2.1 4.3.1-2 4.4.1-4
  5.1.1 5.2.1-3 5.3.1-2 5.4.1-3
  6.1.1-3 6.2.1-12 6.3.1-4 6.4.1-4 6.5.1-5 6.6.1-3 6.8.1-4
  7.1.1-3 7.2.1-4 7.3.1-2 7.4.1-5 7.5.1-2 7.6.1-2
  8.1.1-2 8.2.1-3 8.3.1 8.4.1
  9.1.1-3 9.2.1-4
  10.1.1-2 10.2.1-2 10.3.1-4 10.4.1-11 10.5.1-5 10.6.1-2 10.7.1-3
  11.1.1-2 11.2.1-3 11.3.1-3 11.4.1-4 11.5.1 11.6.1
  12.1.1-3 12.2.1-2 12.3.1-4
  13.1.1 13.2.1-5 13.3.1-2 13.4.1-5
  14.1.1-2 14.2.1-4 14.3.1-3
  15.1.1-3 15.2.1-3 15.3.1-7
  16.1.1 16.2.1-5 16.3.1-4 16.4.1-3 16.5.1-3
  17.1.1 17.2.1-4 17.3.1-2
`;

const ids = standard
  .trim()
  .split(/\s+/)
  .flatMap((text) => {
    const at = text.lastIndexOf('.');
    return text
      .slice(at + 1)
      .split(',')
      .flatMap((part) => numbersOf(part).map((number) => `${text.slice(0, at)}.${number}`));
  });

function numbersOf(part: string): number[] {
  const [first = 0, last = first] = part.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

type Row = Readonly<Record<'id' | 'words' | 'state' | 'measure' | 'tests', string>>;

const rows: Row[] = [
  ...document.matchAll(
    /^\| (?<id>[\d.]+) \| (?<words>[^|]+) \| (?<state>[^|]+) \| (?<measure>[^|]+) \| (?<tests>[^|]+) \|$/gm,
  ),
].map(({ groups: { id = '', words = '', state = '', measure = '', tests = '' } = {} }) => ({
  id,
  words,
  state,
  measure,
  tests,
}));

const pathsIn = (text: string) => [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.[a-z]+)`/g)].map(([, path = '']) => path);

test('each requirement of levels 1 and 2 stands in the document once, and no other', () => {
  expect(ids).toHaveLength(253);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});

test('each is met, not met, or does not apply; what is met names its tests, or says that there is none', () => {
  const isTold = ({ state, tests }: Row) =>
    state === 'met' ? tests === 'no test' || /\.(?:test|spec|trial)\.tsx?`/.test(tests) : tests === '–';
  expect(rows.filter(({ state }) => !['met', 'not met', 'does not apply'].includes(state))).toEqual([]);
  expect(rows.filter((row) => !isTold(row)).map(({ id }) => id)).toEqual([]);
  expect(rows.filter(({ words }) => words.split(/\s+/).length > 13).map(({ id }) => id)).toEqual([]);
});

test('the introduction has the right numbers, and names everything that is not met', () => {
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  expect(document.replaceAll(/\s+/g, ' ')).toContain(
    `Of ${rows.length} requirements ${count('met')} are met, ${count('not met')} are not met, and ${count('does not apply')} do not apply.`,
  );
  const [, told = ''] = /## What is not met([^]*?)\n## /.exec(document) ?? [];
  const named = [...told.matchAll(/\d+\.\d+\.\d+/g)].map(([id]) => id);
  const missing = rows.filter(({ state }) => state === 'not met').map(({ id }) => id);
  expect(named.toSorted()).toEqual(missing.toSorted());
});

test('every file that the document and the inventory name exists, and so does every part of the inventory', () => {
  const paths = [...pathsIn(document), ...pathsIn(inventory)];
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const parts = [...inventory.matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
    title.toLowerCase().replaceAll(' ', '-'),
  );
  const asked = [...document.matchAll(/security-inventory\.md#([\w-]+)/g)].map(([, part = '']) => part);
  expect(asked.filter((part) => !parts.includes(part))).toEqual([]);
  expect(parts.filter((part) => !asked.includes(part))).toEqual([]);
});

test('every record and document that they link to exists', () => {
  const links = [document, inventory].flatMap((text) =>
    [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, to = '']) => to),
  );
  expect(links.filter((to) => !existsSync(join(root, 'docs', to)))).toEqual([]);
});
