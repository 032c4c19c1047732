import { expect, test } from 'vitest';
import { campaignFields } from '#contract/marketing/campaigns/campaign-rules.ts';
import { campaignForm } from './campaign-values.ts';

const form = campaignForm({
  categories: [{ id: 7, title: 'Camisas', genre: 'women' }],
  collections: [{ slug: 'verano', title: 'Verano' }],
  brands: ['Casa'],
  attributes: [{ id: 3, name: 'Tela', values: [{ id: 17, word: 'Lino' }] }],
});

const typed = { ...form.start, name: 'Liquidación', category: '7', percent: '20' };

test('PRICE-2 a sale on a category needs its name, the category and the percentage', () => {
  expect(form.errorsOf(typed)).toEqual({});
  expect(Object.keys(form.errorsOf(form.start)).toSorted()).toEqual(['discount.percent', 'goods.id', 'name']);
  expect(form.sentOf(typed)).toEqual({
    name: 'Liquidación',
    goods: { by: 'category', id: 7 },
    discount: { by: 'percent', percent: '20', rounding: 'none' },
    sparesLosses: true,
    from: null,
    until: null,
  });
});

test.each([
  [{ by: 'all' }, { by: 'all' }],
  [
    { by: 'collection', collection: 'verano' },
    { by: 'collection', slug: 'verano' },
  ],
  [
    { by: 'brand', brand: 'Casa' },
    { by: 'brand', name: 'Casa' },
  ],
  [
    { by: 'attribute', attribute: '3:17' },
    { by: 'attribute', id: 3, value: 17 },
  ],
] as const)('PRICE-2 the goods %j are sent as %j', (chosen, goods) => {
  expect(campaignFields.parse(form.sentOf({ ...typed, ...chosen })).goods).toEqual(goods);
});

test('PRICE-2 a stored campaign is in the form as it was sent', () => {
  const times = { from: '2026-11-27T00:00:00.000-03:00', until: '2026-11-30T23:59:00.000-03:00' };
  const stored = {
    id: 1,
    version: 1,
    name: 'Liquidación',
    goodsName: 'Tela: Lino',
    sparesLosses: false,
    state: 'planned' as const,
    products: 0,
    left: 0,
    isSettled: true,
    ...times,
    goods: { by: 'attribute' as const, id: 3, value: 17 },
    discount: { by: 'percent' as const, percent: 12.5, rounding: 'ninety' as const },
  };
  expect(campaignFields.parse(form.sentOf(form.valuesOf(stored)))).toEqual({
    name: 'Liquidación',
    goods: stored.goods,
    discount: stored.discount,
    sparesLosses: false,
    from: '2026-11-27T00:00',
    until: '2026-11-30T23:59',
  });
});
