import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('a description loses its markup and keeps its words apart', () => {
  expect(plainText('<p>Lino &amp; algodón</p><ul><li>Fresca</li><li>Liviana</li></ul>', 160)).toBe(
    'Lino & algodón Fresca Liviana',
  );
});

test('a long one ends at a whole word', () => {
  expect(plainText('una camisa de lino crudo', 20)).toBe('una camisa de lino…');
});
