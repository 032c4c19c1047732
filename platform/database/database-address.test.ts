import { expect, test } from 'vitest';
import { addressesOf, isDatabaseAddress } from './database-address.ts';

test('an address with several hosts is one for each of them, with the same name, password and base', () => {
  expect(addressesOf('postgres://ana:a,b%40c@uno:5433,dos,[::1]:5434/base?target_session_attrs=read-write')).toEqual([
    'postgres://ana:a,b%40c@uno:5433/base?target_session_attrs=read-write',
    'postgres://ana:a,b%40c@dos/base?target_session_attrs=read-write',
    'postgres://ana:a,b%40c@[::1]:5434/base?target_session_attrs=read-write',
  ]);
});

test.each(['postgresql://ana:a,b@uno/base', 'postgres://uno:5432/base?options=-c%20a,b', 'nonsense'])(
  '%s is one address',
  (address) => expect(addressesOf(address)).toEqual([address]),
);

test.each([
  ['postgres://uno/base', true],
  ['postgresql://uno:1,dos:2/base?target_session_attrs=read-write', true],
  ['postgresql://uno:1,dos:2/base?sslmode=require&target_session_attrs=primary', true],
  // libpq would take any of them.
  ['postgresql://uno:1,dos:2/base', false],
  ['postgresql://uno:1,dos:2/base?target_session_attrs=prefer-standby', false],
  ['postgresql://uno:1,/base?target_session_attrs=read-write', false],
  ['postgresql://uno:1,dos:x/base?target_session_attrs=read-write', false],
  ['mysql://uno/base', false],
  ['nonsense', false],
])('%s can be used: %s', (address, isUsable) => {
  expect(isDatabaseAddress(address)).toBe(isUsable);
});
