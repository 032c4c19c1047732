import { expect, test } from 'vitest';
import { printable } from './faces.service.ts';

test.each([
  ['María Ñandú, 5° «B»', 'María Ñandú, 5° «B»'],
  ['Łódź Đorđe Š', 'Lódz Dorde S'],
  ['uno\tdos\u00a0tres\u200b', 'uno dos tres'],
  ['Gracias 🎁!', 'Gracias !'],
  ['李', '?'],
])('SHIP-6 %j is printed with the letters that the faces have: %j', (text, shown) => {
  expect(printable(text)).toBe(shown);
});
