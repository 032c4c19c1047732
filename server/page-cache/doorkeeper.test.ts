import { expect, test } from 'vitest';
import { Doorkeeper } from './doorkeeper.ts';

test('an address is known from the second time on', () => {
  const door = new Doorkeeper();
  expect([door.knows('/home?a'), door.knows('/home?a'), door.knows('/home?b'), door.knows('/home?a')]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test('what was asked for long ago is forgotten, and the memory is bounded', () => {
  const door = new Doorkeeper();
  door.knows('/old');
  for (let at = 0; at < 20_000; at += 1) door.knows(`/home?${at}`);
  expect(door.knows('/old')).toBe(false);
  expect(door.knows('/home?19999')).toBe(true);
});
