import { expect, test } from 'vitest';
import { sizeTableName } from './size-table-name.ts';
import { sizeTable } from './size-tables.ts';

function sizeTableOf(sizes: readonly string[]) {
  const name = sizeTableName(sizes);
  return name && sizeTable(name);
}

test.each([
  [['XS', 'S', 'M'], 'Prendas por letra'],
  [['XXL'], 'Prendas por letra'],
  [['36', '38', '40'], 'Pantalones, jeans, faldas y shorts'],
  [['36', '37'], 'Calzado'],
])('the sizes %s are measured by the table %s', (sizes, title) => {
  expect(sizeTableOf(sizes)?.title).toBe(title);
});

test.each([[[]], [['ÚNICO']], [['T90']]])('the sizes %s are in no table', (sizes) => {
  expect(sizeTableOf(sizes)).toBeUndefined();
});

test('every row of a table has a cell for each column', () => {
  for (const sizes of [['M'], ['38'], ['37']]) {
    const table = sizeTableOf(sizes);
    for (const row of table?.rows ?? [[]]) expect(row).toHaveLength(table?.columns.length ?? -1);
  }
});
