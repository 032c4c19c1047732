import { expect, test } from 'vitest';
import { lateTexts } from './late-texts.ts';

test('OWN-2 a text of a table is said anew whenever it is read, and the table can be listed', () => {
  let language = 'es';
  const words = lateTexts({ hello: () => (language === 'es' ? 'Hola' : 'Hello'), bye: () => 'Chau' });
  expect(words.hello).toBe('Hola');
  language = 'en';
  expect(words.hello).toBe('Hello');
  expect(Object.entries(words)).toEqual([
    ['hello', 'Hello'],
    ['bye', 'Chau'],
  ]);
});
