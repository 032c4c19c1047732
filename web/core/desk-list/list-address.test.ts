import { expect, test } from 'vitest';
import { isSameView, listAddress } from './list-address.ts';

test('a view is the same whatever its page, the order of its parameters, and empty ones', () => {
  expect(isSameView('status=pending&order=total-asc', 'order=total-asc&status=pending&after=1_2&search=')).toBe(true);
  expect(isSameView('status=pending', 'status=approved')).toBe(false);
  expect(isSameView('', 'page=3')).toBe(true);
});

test('a changed address keeps the filters and begins on the first page', () => {
  const query = 'status=pending&after=1_2';
  expect(listAddress('/admin/orders', query, { order: 'total-asc' })).toBe(
    '/admin/orders?status=pending&order=total-asc',
  );
  expect(listAddress('/admin/orders', query, { status: '' })).toBe('/admin/orders');
  expect(listAddress('/admin/orders', query, { after: '3_4' })).toBe('/admin/orders?status=pending&after=3_4');
});
