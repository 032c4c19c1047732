import { expect, test } from 'vitest';
import { encodingFor } from './compression.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['deflate', 'identity'],
] as const)('for Accept-Encoding %s: %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
