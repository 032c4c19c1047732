import { expect, test } from 'vitest';
import { headingOf } from './person-words.ts';

test.each([
  [{ name: 'Ana', lastname: 'Paz', username: 'ana' }, 'Ana Paz'],
  [{ name: 'Ana', lastname: null, username: 'ana' }, 'Ana'],
  [{ name: null, lastname: 'Paz', username: 'ana' }, 'ana'],
  [{ name: '', lastname: '', username: 'ana' }, 'ana'],
])('AUSR-2 a card of %o is headed by the fullest name known', (person, heading) => {
  expect(headingOf(person)).toBe(heading);
});
