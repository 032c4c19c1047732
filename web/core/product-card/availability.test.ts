import { expect, test } from 'vitest';
import { availabilityWords } from './availability.ts';

const of = (...stocks: readonly number[]) => ({
  isInStock: stocks.some((stock) => stock > 0),
  variants: stocks.map((stock, at) => ({ variantId: at + 1, brandSize: String(at), stock, isInStock: stock > 0 })),
});

test('a card says when a product is sold out or nearly so, counting all its sizes', () => {
  expect(availabilityWords(of(0, 0))).toBe('Agotado');
  expect(availabilityWords(of())).toBe('Agotado');
  expect(availabilityWords(of(0, 5))).toBe('Últimas unidades');
  expect(availabilityWords(of(3, 3))).toBeUndefined();
});
