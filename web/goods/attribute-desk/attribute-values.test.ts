import { expect, test } from 'vitest';
import { listedIn, losing } from './attribute-values.ts';

const known = [
  { id: 1, word: 'Lino', products: 3 },
  { id: 2, word: 'Lana', products: 2 },
];

test.each([
  [
    'Lino\nLana',
    [
      { id: 1, word: 'Lino' },
      { id: 2, word: 'Lana' },
    ],
  ],
  [
    'LANA\n\n Lino ',
    [
      { id: 2, word: 'LANA' },
      { id: 1, word: 'Lino' },
    ],
  ],
  [
    'Lino\nLana merino',
    [
      { id: 1, word: 'Lino' },
      { id: 2, word: 'Lana merino' },
    ],
  ],
  ['Seda\nLino\nLana', [{ word: 'Seda' }, { id: 1, word: 'Lino' }, { id: 2, word: 'Lana' }]],
  ['Lino', [{ id: 1, word: 'Lino' }]],
])('GOOD-8 the lines %j are the values %j', (text, values) => {
  expect(listedIn(text, known)).toEqual(values);
});

test('GOOD-8 what products lose is counted before a value goes', () => {
  const attribute = {
    id: 7,
    name: 'Tela',
    slug: 'tela',
    kind: 'list',
    unit: '',
    values: known,
    products: 5,
    version: 1,
  } as const;
  expect([losing({ ...attribute, values: [...known] }, 'Lino'), losing(null, 'Lino')]).toEqual([2, 0]);
});
