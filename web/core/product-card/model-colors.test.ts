import { expect, test } from 'vitest';
import { colorWords, shownColors } from './model-colors.ts';

const colors = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, color: `Color ${at}`, swatch: null, isInStock: true }));

test('GOOD-2 a card shows at most five colours, its own among them, and how many more there are', () => {
  expect(shownColors({ id: 1, colors: [] })).toEqual({ shown: [], more: 0 });
  expect(shownColors({ id: 2, colors: colors(5) })).toEqual({ shown: colors(5), more: 0 });
  const { shown, more } = shownColors({ id: 8, colors: colors(9) });
  expect(shown.map(({ id }) => id)).toEqual([1, 2, 3, 4, 8]);
  expect(more).toBe(4);
});

test('GOOD-2 a colour that is sold out says so', () => {
  expect(colorWords({ color: 'Negro', isInStock: false })).toBe('Negro, agotado');
  expect(colorWords({ color: 'Negro', isInStock: true })).toBe('Negro');
});
