import { expect, test } from 'vitest';
import { typefaceNames } from '#contract/core/shop/look.ts';
import { drawnName } from './drawn-name.ts';

test.each(typefaceNames)('the name is drawn in the display face of %s, in the place of a line of text', (pair) => {
  const drawn = drawnName('Ñandú & Cía', pair);
  expect(drawn?.path).toMatch(/^m[-\dmlqcz ]+z$/);
  expect(drawn?.path.length).toBeLessThan(4000);
  const { width = 0, top = 0, size = 1 } = drawn ?? {};
  expect(top / size).toBeGreaterThan(0.7);
  expect(top / size).toBeLessThan(0.95);
  expect(width / size).toBeGreaterThan(3);
});

test('a name with a letter that the face lacks stays a text', () => {
  expect(drawnName('漢字 Ropa', 'editorial')).toBeNull();
  expect(drawnName('Percha', 'editorial')).toEqual(drawnName('Percha', 'editorial'));
});
