import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countBits, noBits, rowsIn } from './bits.ts';
import { parseQuery } from './query-tree.ts';
import { beginningsWithTilde, spelledWords } from './spelled-words.ts';
import { WordRows } from './word-rows.ts';

const word = fc.constantFrom('camis', 'camiset', 'cam', 'azul', 'azules', 'a1', 'b2', 'c3');

test('rows are found by their present words and by how these begin', () => {
  const change = fc.record({ row: fc.nat({ max: 60 }), words: fc.uniqueArray(word, { maxLength: 4 }) });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 120 }), word, fc.boolean(), (changes, asked, isBeginning) => {
      const index = new WordRows();
      const present = new Map<number, readonly string[]>();
      for (const { row, words } of changes) {
        index.put(row, words);
        present.set(row, words);
      }
      const found = noBits(61);
      index.addRows(asked, isBeginning, found);
      const fits = (one: string) => (isBeginning ? one.startsWith(asked) : one === asked);
      const expected = [...present].flatMap(([row, words]) => (words.some(fits) ? [row] : []));
      expect([...rowsIn(found, countBits(found))]).toEqual(expected.toSorted((one, other) => one - other));
    }),
  );
});

test('thousands of words are found by their beginnings, before and after they are sorted in', () => {
  const index = new WordRows();
  for (let row = 0; row < 9000; row += 1) index.put(row, [`a${row}`]);
  const found = noBits(9000);
  index.addRows('a12', true, found);
  expect(countBits(found)).toBe(111);
});

test.each([
  ["'camis':*", { kind: 'word', word: 'camis', isBeginning: true, isInName: false }],
  ["'camis':*A", { kind: 'word', word: 'camis', isBeginning: true, isInName: true }],
  ["'d''or':A", { kind: 'word', word: "d'or", isBeginning: false, isInName: true }],
  [
    "'a' & ( 'b' | 'c' )",
    {
      kind: 'all',
      parts: [
        { kind: 'word', word: 'a' },
        {
          kind: 'some',
          parts: [
            { kind: 'word', word: 'b' },
            { kind: 'word', word: 'c' },
          ],
        },
      ],
    },
  ],
])('the query %s is read', (text, tree) => {
  expect(parseQuery(text)).toMatchObject(tree);
});

test('an empty query finds nothing', () => {
  expect(parseQuery('')).toBeUndefined();
});

test('words with ñ keep it and lose other accents', () => {
  expect(spelledWords('Chál Caña NIÑO azul')).toEqual(['can\u0303a', 'nin\u0303o']);
  expect(beginningsWithTilde('cañas')).toEqual(['can\u0303']);
});
