import { expect, test } from 'vitest';
import { authorName } from './reviews.queries.ts';

test.each([
  ['julieta.ramos', 'Julieta', 'Ramos', 'Julieta R.'],
  ['juli', 'Julieta Ramos', null, 'Julieta R.'],
  ['juli', 'María  de los Ángeles', '', 'María Á.'],
  ['juli', 'Julieta', null, 'Julieta'],
  ['Ana', 'Ana Ruiz', null, 'Ana R.'],
  ['juli', 'Luz', 'ñandú', 'Luz Ñ.'],
  ['juli', null, null, 'Cliente'],
  ['juli', '  ', 'Ramos', 'Cliente'],
  ['juli', 'juli', null, 'Cliente'],
] as const)('MEND-24 %s, %s %s, signs as %s', (username, name, lastname, author) => {
  expect(authorName({ username, name, lastname })).toBe(author);
});
