import { expect, test } from 'vitest';
import { awaitedOf } from './settle.ts';
import type { KnownPayment } from './settle.ts';

const bill = { total: 10_000, currency: 'ARS' };

function payment(status: string, changes: Partial<KnownPayment> = {}): KnownPayment {
  const at = new Date(Date.UTC(2026, 0, 1));
  const isApproved = status === 'approved';
  return {
    id: 1,
    status,
    amount: bill.total,
    refunded: 0,
    currency: 'ARS',
    approvedAt: isApproved ? at : null,
    updatedAt: at,
    refund: null,
    ...changes,
  };
}

test('PAY-5 what is awaited of a bill: attempts that may still succeed, of its money, that are not given back', () => {
  const awaited = [payment('pending'), payment('in_process'), payment('authorized'), payment('thinking')];
  const others = [
    payment('approved'),
    payment('rejected'),
    payment('cancelled'),
    payment('pending', { currency: 'BRL' }),
    payment('pending', { amount: 10_001 }),
    payment('pending', { refund: 'due' }),
  ];
  expect(awaitedOf(bill, [...others, ...awaited, ...others])).toEqual(awaited);
});
