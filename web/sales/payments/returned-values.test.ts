import { expect, test } from 'vitest';
import { returnedValues } from './returned-values.ts';

test('PAY-6 all eleven values of the return are shown, the absent ones as a dash', () => {
  const values = returnedValues(new URLSearchParams('payment_id=123&status=rejected&site_id=&other=x'));
  expect(values).toHaveLength(11);
  expect(values.find(({ key }) => key === 'payment_id')?.value).toBe('123');
  expect(values.filter(({ value }) => value === '—')).toHaveLength(9);
  expect(values.some(({ value }) => value === 'x')).toBe(false);
});
