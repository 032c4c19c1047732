import { expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import type { PriceFacts } from '#contract/goods/product-desk.ts';
import { previousPriceFrom } from './price-fields.tsx';

const dayMs = 24 * 60 * 60 * 1000;
const now = 400 * dayMs;
const cost = (daysAgo: number, price: number, isOffer = false) => ({
  since: new Date(now - daysAgo * dayMs).toISOString(),
  price: shopMoney(price),
  isOffer,
  isPublic: true,
});
const history = [cost(200, 1_299_950), cost(20, 1_000_000), cost(3, 1_299_950)];
const kept: PriceFacts = { rule: { by: 'kept', days: 14 }, history };

test('PRICE-1 the form fills in the true price before an offer, for the price that is typed', () => {
  expect(previousPriceFrom(kept, '9.000', now)).toBe('10000');
  expect(previousPriceFrom(kept, '11000', now)).toBe('12999.5');
  expect(previousPriceFrom(kept, '13.000', now)).toBe('');
  expect(previousPriceFrom(kept, '', now)).toBe('10000');
  const spain: PriceFacts = { rule: { by: 'lowest', days: 30 }, history };
  expect(previousPriceFrom(spain, '9.000', now)).toBe('10000');
  expect(previousPriceFrom(spain, '11000', now)).toBe('');
  expect(previousPriceFrom({ ...kept, history: [] }, '100', now)).toBe('');
});

test('PRICE-1 an offer that stands keeps its price before', () => {
  const standing = { ...kept, history: [...history.slice(0, 1), cost(50, 900_000, true)] };
  expect(previousPriceFrom(standing, '9000', now)).toBe('12999.5');
  expect(previousPriceFrom(standing, '8000', now)).toBe('9000');
});
