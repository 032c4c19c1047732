import { afterEach, expect, test } from 'vitest';
import { countryOf } from '#contract/core/countries/countries.ts';
import { factsOf } from '#contract/core/countries/country.ts';
import { fromDecimal } from '#contract/core/money/money.ts';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import { currencySign } from '#contract/core/money/typed-price.ts';
import { orderStateName } from '#contract/sales/orders/order-state-words.ts';
import { orderTotalText } from './order-words.ts';

const before = shop();

afterEach(() => setShop(before));

test.each([
  ['AR', 'Total: $ 1.299,50', '$'],
  ['MX', 'Total: $1,299.50', '$'],
  ['CL', 'Total: $1.300', '$'],
  ['CO', 'Total: $ 1.300', '$'],
  ['UY', 'Total: $ 1.299,50', '$'],
  ['PE', 'Total: S/ 1,299.50', 'S/'],
  ['ES', 'Total: 1299,50 €', '€'],
] as const)('ORD-2 OWN-2 in %s the total of an order is written %s', (code, total, sign) => {
  setShop({ ...before, country: factsOf(countryOf(code)) });
  expect([orderTotalText({ total: fromDecimal(1299.5) }), currencySign()]).toEqual([total, sign]);
});

test('SHIP-5 the paper of an order that was paid and then cancelled says that it was cancelled', () => {
  expect(orderStateName({ status: 'approved', fulfilment: 'cancelled' })).toBe('Cancelado');
  expect(orderStateName({ status: 'approved', fulfilment: 'delivered' })).toBe('Aprobada');
  expect(orderStateName({ status: 'failure', fulfilment: null })).not.toBe('Cancelado');
});
