import { expect, test } from 'vitest';
import { bySize } from './size-order.ts';

test('sizes go from small to large, letters before numbers', () => {
  const sizes = ['44', 'ÚNICO', 'XL', '8', 'S', '100', 'XS', 'M', 'L'];
  expect(sizes.toSorted(bySize)).toEqual(['XS', 'S', 'M', 'L', 'XL', '8', '44', '100', 'ÚNICO']);
});
