import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withMarkers } from './inline-messages.ts';

const imported = "import { pattern, t } from '#messages/messages.ts';\n";

test.each([
  ["t('bag.title')", "'@@bag.title@@'"],
  ["t(\n  'bag.a-long.key',\n)", "'@@bag.a-long.key@@'"],
  ["t('bag.units', { count })", "t('@@bag.units@@', { count })"],
  ["t(\n  'bag.units',\n  { count },\n)", "t('@@bag.units@@',\n  { count },\n)"],
  ["({ get title() { return t('bag.title') + x; } })", "({ get title() { return '@@bag.title@@' + x; } })"],
  ["lateTexts({ title: () => t('bag.title') })", "({ title: '@@bag.title@@' })"],
  [
    "lateTexts({\n  'a-b': () => t('bag.a'),\n  c: () =>\n    is() ? t('bag.c') : t('bag.units', { count: f() }),\n  d: () => t('bag.d'),\n})",
    "({\n  'a-b': '@@bag.a@@',\n  get c() { return is() ? '@@bag.c@@' : t('@@bag.units@@', { count: f() }); },\n  d: '@@bag.d@@',\n})",
  ],
  ["pattern('errors.last_page')", "'@@errors.last_page@@'"],
])('OWN-2 the build replaces %j', (code, made) => {
  expect(withMarkers(`${imported}${code}`)).toBe(`${imported}${made}`);
});

test('OWN-2 every table of late texts becomes the object that it returns', () => {
  const root = join(import.meta.dirname, '../..');
  const files = globSync('{contract,web}/**/*.{ts,tsx}', { cwd: root });
  const tables = files
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .filter((code) => code.includes('lateTexts({'));
  expect(tables.length).toBeGreaterThan(10);
  for (const code of tables) expect(withMarkers(code)).not.toContain('lateTexts(');
});

test('other functions of that name stay', () => {
  for (const code of [`${imported}test('bag.title'); one.t('bag.title');`, "t('bag.title');"]) {
    expect(withMarkers(code)).toBe(code);
  }
});
