import { expect, onTestFinished, test } from 'vitest';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import { statusWords } from './status-words.ts';

const saidWith = (productRules: 'specified' | 'wide') => {
  const before = shop();
  onTestFinished(() => setShop(before));
  setShop({ ...before, productRules });
  return Object.values(statusWords()).slice(0, 3);
};

test('AORD-1 the states have the names of the requirements to the letter, and else the shop’s language', () => {
  expect(saidWith('specified')).toEqual(['Success', 'Pending', 'Failure']);
  expect(saidWith('wide')).toEqual(['Aprobado', 'Pendiente', 'Sin concretar']);
});
