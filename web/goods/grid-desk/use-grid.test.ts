import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBlock, writeBlock } from './use-grid.ts';

test.for([
  ['1.234,50', [['1.234,50']]],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\n\nb', [['a'], [''], ['b']]],
  ['a\t', [['a', '']]],
  ['"con ""comillas"" y\nsalto"\tb', [['con "comillas" y\nsalto', 'b']]],
  ['', []],
] as const)('GOOD-4 the block %j of a spreadsheet has its cells', ([text, cells]) => {
  expect(readBlock(text)).toEqual(cells);
});

test('GOOD-4 a block that is copied is pasted as it was', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ',', ' ', 'ñ') });
  const block = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 4 });
  // Without what is typed after it, a last row of nothing is none.
  fc.assert(
    fc.property(block, (rows) => {
      expect(readBlock(`${writeBlock(rows)}\n`)).toEqual(rows);
    }),
  );
});
