import { expect, test } from 'vitest';
import { availabilityWords } from './availability.ts';

const of = (...stocks: readonly number[]) => ({
  isInStock: stocks.some((stock) => stock > 0),
  variants: stocks.map((stock, at) => ({ variantId: at + 1, brandSize: String(at), stock, isInStock: stock > 0 })),
});

test('GOOD-10 a card says when a pre-order leaves, the first of its sizes, while none is in stock', () => {
  const [size, other] = of(0, 0).variants;
  const ordered = [
    { ...size, preorder: { left: 2, on: '2026-12-24' } },
    { ...other, preorder: { left: 1, on: '2026-12-12' } },
  ].map((one) => ({ variantId: 1, brandSize: 'M', stock: 0, isInStock: false, ...one }));
  expect(availabilityWords({ isInStock: false, variants: ordered })).toBe('Preventa: sale el 12/12/2026');
  expect(availabilityWords({ isInStock: true, variants: [...ordered, ...of(9).variants] })).toBeUndefined();
});

test('a card says when a product is sold out or nearly so, counting all its sizes', () => {
  expect(availabilityWords(of(0, 0))).toBe('Agotado');
  expect(availabilityWords(of())).toBe('Agotado');
  expect(availabilityWords(of(0, 5))).toBe('Últimas unidades');
  expect(availabilityWords(of(3, 3))).toBeUndefined();
});
