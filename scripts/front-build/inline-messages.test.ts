import { expect, test } from 'vitest';
import { withMarkers } from './inline-messages.ts';

const imported = "import { pattern, t } from '#messages/messages.ts';\n";

test.each([
  ["t('bag.title')", "'@@bag.title@@'"],
  ["t(\n  'bag.a-long.key',\n)", "'@@bag.a-long.key@@'"],
  ["t('bag.units', { count })", "t('@@bag.units@@', { count })"],
  ["t(\n  'bag.units',\n  { count },\n)", "t('@@bag.units@@',\n  { count },\n)"],
  ["({ get title() {\n    return t('bag.title');\n  } })", "({ title: '@@bag.title@@' })"],
  ["({ get title() { return t('bag.title') + x; } })", "({ get title() { return '@@bag.title@@' + x; } })"],
  ["pattern('errors.last_page')", "'@@errors.last_page@@'"],
])('OWN-2 the build replaces %j', (code, made) => {
  expect(withMarkers(`${imported}${code}`)).toBe(`${imported}${made}`);
});

test('other functions of that name stay', () => {
  for (const code of [`${imported}test('bag.title'); one.t('bag.title');`, "t('bag.title');"]) {
    expect(withMarkers(code)).toBe(code);
  }
});
