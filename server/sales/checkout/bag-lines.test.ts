import fc from 'fast-check';
import { expect, test } from 'vitest';
import { homeDelivery } from '#test/home-address.ts';
import { bagKeyOf, groupedLines } from './bag-lines.service.ts';

const line = fc.record({
  variantId: fc.integer({ min: 1, max: 12 }),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const bag = fc.array(line, { maxLength: 20 });

test('PAY-2 lines of one size are asked of its stock together', () => {
  const lines = [
    { variantId: 11, quantity: 1 },
    { variantId: 2, quantity: 2 },
    { variantId: 11, quantity: 3 },
  ];
  expect(groupedLines(lines)).toEqual([
    { variantId: 2, quantity: 2 },
    { variantId: 11, quantity: 4 },
  ]);
});

test('PAY-2 grouping neither loses nor adds a unit', () => {
  const units = (lines: readonly { quantity: number }[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
  fc.assert(
    fc.property(bag, (lines) => {
      expect(units(groupedLines(lines))).toBe(units(lines));
    }),
  );
});

test('PAY-4 a bag is the same bag however it was put together, and another with another line or address', () => {
  const key = (lines: Parameters<typeof groupedLines>[0], email = 'ana@example.com') =>
    bagKeyOf(groupedLines(lines), email, homeDelivery, []);
  fc.assert(
    fc.property(bag, line, (lines, more) => {
      expect(key(lines.toReversed(), 'Ana@Example.com')).toBe(key(lines));
      expect(key([...lines, more])).not.toBe(key(lines));
      expect(key(lines, 'eva@example.com')).not.toBe(key(lines));
    }),
  );
});
