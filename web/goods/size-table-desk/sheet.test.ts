import { expect, test } from 'vitest';
import { sizeTableFields } from '#contract/goods/sizes/size-table-rules.ts';
import { usualTables } from '#contract/goods/sizes/usual-tables.ts';
import { blockIn, emptySheet, sentSheet, sheetOf, withBlock, withColumn, withoutColumn, withoutRow } from './sheet.ts';

test('GOOD-5 a block of a spreadsheet fills names, sizes and measures at once', () => {
  const block = blockIn('Talle\tPecho\tLargo\r\nS\t87-92\t"68,5"\r\nM\t93 a 98\t70.5 cm\r\n');
  const filled = withBlock(emptySheet, { row: -1, column: -1 }, block ?? []);
  expect(sentSheet(filled)).toEqual({
    columns: [
      { name: 'Pecho', of: 'body' },
      { name: 'Largo', of: 'body' },
    ],
    rows: [
      {
        size: 'S',
        measures: [
          { from: 870, to: 920 },
          { from: 685, to: null },
        ],
      },
      {
        size: 'M',
        measures: [
          { from: 930, to: 980 },
          { from: 705, to: null },
        ],
      },
    ],
  });
});

test('GOOD-5 a block goes no further than a table can, and a single cell is typed as it is', () => {
  const wide = withBlock(emptySheet, { row: 0, column: 0 }, Array(60).fill(Array(20).fill('1')));
  expect([wide.columns.length, wide.rows.length]).toEqual([8, 40]);
  expect(wide.rows.every(({ cells }) => cells.length === 8 && cells.every((cell) => cell === '1'))).toBe(true);
  expect(blockIn('82-86')).toBeUndefined();
});

test('GOOD-5 a row and a column are removed with their cells', () => {
  const sheet = withBlock(withColumn(emptySheet), { row: 0, column: -1 }, [
    ['S', '1', '2'],
    ['M', '3', '4'],
  ]);
  expect(withoutRow(withoutColumn(sheet, 0), 0).rows).toMatchObject([{ size: 'M', cells: ['4'] }]);
});

test('GOOD-5 what was stored is shown and sent the same, and what is no measure is rejected at its cell', () => {
  for (const { columns, rows } of usualTables()) {
    expect(sentSheet(sheetOf({ columns, rows }))).toEqual({ columns, rows });
    expect(sizeTableFields.safeParse({ name: 'x', columns, rows }).success).toBe(true);
  }
  const wrong = withBlock(emptySheet, { row: -1, column: 0 }, [['Pecho'], ['mucho']]);
  const { error } = sizeTableFields.safeParse({ name: 'x', ...sentSheet(wrong) });
  expect(error?.issues.map(({ path }) => path.join('.'))).toContain('rows.0.measures.0');
});
