import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sealed, unsealed } from './sealed-text.ts';

const key = randomBytes(32);

test('any text comes back with its key, and with no other', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const stored = sealed(key, text);
      expect(unsealed(key, stored)).toBe(text);
      expect(unsealed(randomBytes(32), stored)).toBeUndefined();
      expect(sealed(key, text)).not.toBe(stored);
    }),
    { numRuns: 50 },
  );
});

test('a changed or foreign text is nothing', () => {
  const stored = sealed(key, 'APP_USR-1');
  expect(stored).not.toContain('APP_USR');
  const changed = stored.slice(0, -2) + (stored.endsWith('AA') ? 'BB' : 'AA');
  expect([changed, 'APP_USR-1', 'sealed:1:', ''].map((text) => unsealed(key, text))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
