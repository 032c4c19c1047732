import { expect, test } from 'vitest';
import { bill, knownPayment } from '#test/known-payments.ts';
import { awaitedOf } from './settle.ts';

test('PAY-5 what is awaited of a bill: attempts that may still succeed, of its money, that are not given back', () => {
  const awaited = [knownPayment(1, 'pending'), knownPayment(2, 'pending')];
  const others = [
    knownPayment(3, 'approved'),
    knownPayment(4, 'created'),
    knownPayment(5, 'disputed'),
    knownPayment(6, 'rejected'),
    knownPayment(7, 'cancelled'),
    knownPayment(8, 'pending', { currency: 'BRL' }),
    knownPayment(9, 'pending', { amount: 10_001 }),
    knownPayment(10, 'pending', { refund: 'due' }),
  ];
  expect(awaitedOf(bill, [...others, ...awaited, ...others])).toEqual(awaited);
});
