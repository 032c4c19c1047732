import { expect, test } from 'vitest';
import { sizesOf } from './sizes.ts';

const file = (path: string, lines: number) => ({ path, text: 'x\n'.repeat(lines) });

test('the median and the 90th percentile are lengths of files', () => {
  const files = [1, 2, 3, 4, 5, 6, 7, 8, 9, 100].map((lines) => file(`${lines}.ts`, lines));
  expect(sizesOf(files)).toMatchObject({ files: 10, median: 5, p90: 9, tooLong: [] });
  expect(sizesOf([])).toMatchObject({ median: 0, p90: 0 });
});

test('250 lines pass, 251 do not, with or without a last line break', () => {
  const bare = { path: 'c.ts', text: 'x\n'.repeat(250).concat('x') };
  expect(sizesOf([file('a.ts', 250), file('b.ts', 251), bare]).tooLong).toEqual(['b.ts: 251 lines', 'c.ts: 251 lines']);
});

test('the lines of main/ are counted without its tests', () => {
  const files = [file('main/a.ts', 100), file('main/b.ts', 50), file('main/a.test.ts', 900), file('server/a.ts', 7)];
  expect(sizesOf(files).main).toBe(150);
});
