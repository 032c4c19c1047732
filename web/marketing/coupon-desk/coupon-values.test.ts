import { expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { couponFields } from '#contract/marketing/coupon-desk/coupon-rules.ts';
import { couponForm } from './coupon-values.ts';

const form = couponForm({ categories: [], collections: [], brands: ['Casa'], attributes: [] });

const typed = { ...form.start, code: 'verano 20', percent: '20' };

test('PRICE-3 a coupon needs a code and what it gives, and nothing else', () => {
  expect(form.errorsOf(typed)).toEqual({});
  expect(Object.keys(form.errorsOf(form.start)).toSorted()).toEqual(['code', 'gift.percent']);
  expect(couponFields.parse(form.sentOf(typed))).toEqual({
    code: 'VERANO20',
    gift: { by: 'percent', percent: 20 },
    goods: { by: 'all' },
    least: null,
    isFirstOrder: false,
    customers: [],
    mostUses: null,
    mostEach: null,
    from: null,
    until: null,
    influencer: '',
  });
});

test.each([
  [{ how: 'units' }, { by: 'units', taken: 2, paid: 1 }],
  [
    { how: 'amount', amount: '500,50' },
    { by: 'amount', amount: shopMoney(50_050) },
  ],
  [{ how: 'delivery' }, { by: 'delivery' }],
] as const)('PRICE-3 the form says %o', (values, gift) => {
  expect(couponFields.parse(form.sentOf({ ...typed, ...values })).gift).toEqual(gift);
});

test.each([
  [{ code: 'Ñandú' }, 'code'],
  [{ code: 'AB' }, 'code'],
  [{ percent: '100' }, 'gift.percent'],
  [{ how: 'units', taken: '2', paid: '2' }, 'gift.paid'],
  [{ how: 'units', taken: 'dos' }, 'gift.taken'],
  [{ how: 'amount', amount: '0' }, 'gift.amount'],
  [{ by: 'brand' }, 'goods.name'],
  [{ least: '-1' }, 'least'],
  [{ customers: 'ana@example.com, nadie' }, 'customers'],
  [{ mostUses: '0' }, 'mostUses'],
  [{ mostEach: '1,5' }, 'mostEach'],
  [{ from: '2999-01-02T00:00', until: '2999-01-01T00:00' }, 'until'],
] as const)('PRICE-3 what is wrong is said at its field: %o', (values, field) => {
  expect(Object.keys(form.errorsOf({ ...typed, ...values }))).toEqual([field]);
});

test('PRICE-3 a coupon is changed in the words in which it was written', () => {
  const values = form.valuesOf({
    id: 1,
    code: 'DUO',
    gift: { by: 'units', taken: 3, paid: 2 },
    goods: { by: 'brand', name: 'Casa' },
    goodsName: 'Casa',
    least: shopMoney(1_000_050),
    customers: ['ana@example.com', 'eva@example.com'],
    isFirstOrder: true,
    from: '2999-01-01T00:00:00-03:00',
    until: null,
    state: 'planned',
    mostUses: 10,
    mostEach: null,
    influencer: '@ana',
    uses: 0,
    version: 1,
  });
  expect(values).toMatchObject({ how: 'units', taken: '3', paid: '2', by: 'brand', brand: 'Casa', mostUses: '10' });
  expect(couponFields.parse(form.sentOf(values))).toMatchObject({
    code: 'DUO',
    least: shopMoney(1_000_050),
    customers: ['ana@example.com', 'eva@example.com'],
    mostUses: 10,
    mostEach: null,
  });
});
