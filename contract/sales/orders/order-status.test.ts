import { expect, test } from 'vitest';
import { canMove, holdsStock, orderStatuses } from './order-status.ts';

test('MEND-50 only these transitions exist', () => {
  const moves = orderStatuses.flatMap((from) =>
    orderStatuses.filter((to) => canMove(from, to)).map((to) => `${from} to ${to}`),
  );
  expect(moves).toEqual([
    'pending to approved',
    'pending to rejected',
    'pending to failure',
    'rejected to approved',
    'failure to approved',
  ]);
});

test('MEND-50 units are taken from the stock while an order may be or is paid', () => {
  expect(orderStatuses.filter((status) => holdsStock[status])).toEqual(['pending', 'approved']);
});
