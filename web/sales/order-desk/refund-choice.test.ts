import { describe, expect, test } from 'vitest';
import { moneyOf } from '#contract/core/money/money.ts';
import type { DeskFulfilment } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import type { OrderLedger } from '#contract/sales/payments/order-refunds.ts';
import { choiceProblem, firstChoice, restockedUnits } from './refund-choice.ts';

const nothing = moneyOf(0, 'ARS');
const garment = { name: 'Remera', color: 'Azul', size: 'M', price: moneyOf(1000, 'ARS'), canRestock: true };
const cost = (units: number) => ({ paid: moneyOf(1000 * units, 'ARS'), given: nothing });
const ledger: OrderLedger = {
  reference: '6d0b1a44-0000-4000-8000-000000000001',
  state: 'paid',
  paid: nothing,
  givenBack: nothing,
  inProcess: nothing,
  disputed: nothing,
  kept: nothing,
  refundable: nothing,
  proceeds: { fee: nothing, withheld: nothing, other: nothing, left: nothing },
  payments: [],
  notices: [],
  refunds: [],
  disputes: [],
  lines: [
    { ...garment, ...cost(2), position: 0, quantity: 2, refunded: 0, left: 2 },
    {
      ...garment,
      paid: moneyOf(3000, 'ARS'),
      given: moneyOf(2000, 'ARS'),
      position: 1,
      quantity: 3,
      refunded: 2,
      left: 1,
    },
    { ...garment, ...cost(1), position: 2, quantity: 1, refunded: 0, left: 1, canRestock: false },
  ],
  deliveryStoppedAt: null,
};

/** The lines at the positions `sent` are in parcels. */
function at(state: DeskFulfilment['state'], sent: readonly number[] = []) {
  return { state, parcels: sent, left: ledger.lines.filter(({ position }) => !sent.includes(position)) };
}

describe('BACK-2 a refund puts back to the stock, unless one says otherwise,', () => {
  test.each(['to_prepare', 'preparing', 'ready_for_pickup', 'returned', null] as const)(
    'everything while the goods are in the shop: %s',
    (state) => {
      const choice = firstChoice(ledger, at(state));
      expect(restockedUnits(choice, ledger)).toEqual({ all: 4, back: 3 });
    },
  );

  test.each(['dispatched', 'delivered'] as const)('nothing of an order that has left: %s', (state) => {
    const choice = firstChoice(ledger, at(state, [0, 1, 2]));
    expect(restockedUnits(choice, ledger)).toEqual({ all: 4, back: 0 });
  });

  test('what is in no parcel of an order that has left in part', () => {
    const choice = firstChoice(ledger, at('preparing', [0]));
    expect(choice.keptOut).toEqual([0]);
    const byLines = { ...choice, what: 'lines' as const, quantities: { 0: 2, 1: 1 } };
    expect(restockedUnits(byLines, ledger)).toEqual({ all: 3, back: 1 });
  });

  test('nothing for an amount of money', () => {
    const choice = { ...firstChoice(ledger, at('preparing')), what: 'amount' as const };
    expect(restockedUnits(choice, ledger)).toEqual({ all: 0, back: 0 });
  });
});

test('BACK-2 a unit that cost nothing is said to cost nothing, and not to be missing', () => {
  const [first] = ledger.lines;
  if (!first) throw new Error('the ledger has no lines');
  const free = { ...ledger, refundable: moneyOf(1000, 'ARS'), lines: [{ ...first, paid: nothing }] };
  const choice = { ...firstChoice(free, at('delivered')), what: 'lines' as const };
  expect(choiceProblem({ ...choice, quantities: { 0: 1 } }, free)).toContain('no costaron nada');
  expect(choiceProblem({ ...choice, quantities: { 0: 0 } }, free)).toBe('Elija al menos una prenda.');
});
