import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exceptions, mostEntries, wrongLevels, type Names } from './levels.ts';

const root = join(import.meta.dirname, '../..');

/** The project, with more names in some of its folders. */
function project(added: Readonly<Record<string, readonly string[]>> = {}): Names {
  return (folder) => {
    const path = join(root, folder);
    const there = existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [];
    return [...there.map((one) => (one.isDirectory() ? `${one.name}/` : one.name)), ...(added[folder] ?? [])];
  };
}

const many = Array.from({ length: mostEntries }, (_, at) => `a-${at}.ts`);

test('no level has too many entries, and no feature is a folder of a file or two', () => {
  expect(wrongLevels(project())).toEqual([]);
});

test.each([
  ['a room', { server: many }, 'server has '],
  ['an area', { 'web/mail': many }, 'web/mail has '],
  [
    'an area, by a small feature',
    { 'server/mail': ['new/'], 'server/mail/new': ['a.ts', 'b.ts'] },
    'server/mail/new/ has',
  ],
])('%s that breaks the rule is reported', (_, added, message) => {
  const wrong = wrongLevels(project(added));
  expect(wrong).toHaveLength(1);
  expect(wrong[0]).toContain(message);
});

test('tests, and the files in which an area joins its features, do not count', () => {
  const more = many.map((_, at) => `b-${at}.test.ts`);
  expect(wrongLevels(project({ 'web/mail': [...more, 'jobs.ts', 'calls.ts'] }))).toEqual([]);
});

test('each exception is there', () => {
  expect(Object.keys(exceptions).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
