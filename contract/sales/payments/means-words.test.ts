import { expect, test } from 'vitest';
import { meansWords } from './means-words.ts';

test('DESK-3 a card is told with its brand, its last digits and more than one instalment', () => {
  const card = { kind: 'credit_card', name: 'Visa', digits: '0604' } as const;
  expect(meansWords(card, 1)).toBe('Tarjeta de crédito Visa terminada en 0604');
  expect(meansWords(card, 3)).toBe('Tarjeta de crédito Visa terminada en 0604, 3 cuotas');
  expect(meansWords({ kind: 'wallet', name: null, digits: null }, null)).toBe('Dinero en cuenta');
});
