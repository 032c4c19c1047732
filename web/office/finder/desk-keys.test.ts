import { expect, test } from 'vitest';
import { destinations, meaningOf } from './desk-keys.ts';

test('DESK-2 the key g and one more lead to the screens of each day, for a while', () => {
  expect(meaningOf('g', undefined)).toEqual({ does: 'wait' });
  expect(meaningOf('o', 200)).toEqual({ does: 'go', to: '/admin/orders' });
  expect(meaningOf('O', 200)).toEqual({ does: 'go', to: '/admin/orders' });
  expect(meaningOf('o', 1500)).toEqual({ does: 'nothing' });
  expect(meaningOf('o', undefined)).toEqual({ does: 'nothing' });
  expect(new Set(destinations.map(({ key }) => key)).size).toBe(destinations.length);
});

test('DESK-2 after g each key is the second one of a pair, also those that mean something alone', () => {
  expect(meaningOf('n', undefined)).toEqual({ does: 'primary' });
  expect(meaningOf('n', 100)).toEqual({ does: 'nothing' });
  expect(meaningOf('?', undefined)).toEqual({ does: 'help' });
});
