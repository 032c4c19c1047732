import { expect, test } from 'vitest';
import { SeenAddresses } from './seen-addresses.ts';

test('an address is known from the second time on', () => {
  const seen = new SeenAddresses();
  expect([seen.add('/home?a'), seen.add('/home?a'), seen.add('/home?b'), seen.add('/home?a')]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test('the oldest addresses are forgotten, and the memory is bounded', () => {
  const seen = new SeenAddresses();
  seen.add('/old');
  for (let at = 0; at < 20_000; at += 1) seen.add(`/home?${at}`);
  expect(seen.add('/old')).toBe(false);
  expect(seen.add('/home?19999')).toBe(true);
});
