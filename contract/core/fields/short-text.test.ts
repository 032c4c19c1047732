import { describe, expect, test } from 'vitest';
import { longText, shortText, showsSomething, showsWords, textKey } from './short-text.ts';

test.each([
  ['Marro\u0301n', 'Marrón'],
  ['  Bu\u200bzos \u00a0 de\tlana ', 'Buzos de lana'],
  ['a\u00adb\u034fc\ufeff', 'abc'],
  ['\u3164', ''],
  ['\u115f\u2800\u2800', ''],
  ['o\u200c\u0301', 'ó'],
  ['👩\u200d👧 y ❤\ufe0f', '👩\u200d👧 y ❤\ufe0f'],
])('a short text %j is stored as %j, and again the same', (typed, stored) => {
  expect(shortText(typed)).toBe(stored);
  expect(shortText(stored)).toBe(stored);
});

test('a long text keeps its lines', () => {
  expect(longText(' Muy\u200b lindo\r\n\r\nLo  volve\u0301ria a comprar\u3164 ')).toBe(
    'Muy lindo\n\nLo  volvéria a comprar',
  );
});

test.each([
  ['Marrón', 'MARRO\u0301N'],
  ['Ñandú', 'ñANDÚ'],
  ['Buzos', ' bu\u200bzos'],
  ['Straße', 'STRASSE'],
  ['ΟΔΟΣ', 'οδος'],
  ['❤\ufe0f', '❤'],
])('%s and %s have one key', (one, other) => {
  expect(textKey(one)).toBe(textKey(other));
});

test('an accent, a tilde and another word make another key', () => {
  expect(new Set(['Marron', 'Marrón', 'Caña', 'Cana', 'Buzos', 'Bu zos'].map(textKey)).size).toBe(6);
});

describe('what shows', () => {
  test.each(['Ana', '3', '李', 'g\u0303', 'S/N', 'M.ª'])('%s shows words', (text) => {
    expect(showsWords(text)).toBe(true);
  });
  test.each(['', '...', "'", '---', '\u0301', `a${'\u0301'.repeat(60)}`, '👗'])('%j shows none', (text) => {
    expect(showsWords(shortText(text))).toBe(false);
  });
  test('an emoji is something to see, although no word', () => {
    expect([showsSomething('👍'), showsSomething('...'), showsSomething(`👍${'\u0301'.repeat(9)}`)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
