import { describe, expect, expectTypeOf, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Endpoint } from './endpoint.ts';
import { permissions, rolesOf } from './permissions.ts';
import type { Gate } from './permissions.ts';
import { callsOf } from './permitted-calls.ts';

const calls = Object.entries(api).flatMap(([feature, group]) =>
  Object.entries<Endpoint>(group).map(([name, call]) => ({ name: `${feature}.${name}`, call })),
);

describe('MEND-50 a call of the back office', () => {
  test('names the permission of this list', () => {
    const listed = Object.entries(callsOf).flatMap(([permission, text]) =>
      text
        .trim()
        .split(/\s+/)
        .map((name) => `${permission}: ${name}`),
    );
    const said = calls.flatMap(({ name, call }) => (call.permission ? [`${call.permission}: ${name}`] : []));
    expect(said.toSorted()).toEqual(listed.toSorted());
  });

  test('allows the roles that have its permission, and shoppers their own', () => {
    expect(rolesOf(api.orderRefunds.refund)).toEqual(['admin']);
    expect(rolesOf(api.orderRefunds.refund, { ...permissions, 'orders.refund': [] })).toEqual([]);
    expect(rolesOf(api.orders.cancel)).toEqual(['customer']);
  });

  test('cannot name a permission that is not in the table, nor both a permission and roles, nor none', () => {
    expectTypeOf<{ permission: 'orders.refund' }>().toExtend<Gate>();
    expectTypeOf<{ permission: 'orders.givenAway' }>().not.toExtend<Gate>();
    expectTypeOf<{ permission: string }>().not.toExtend<Gate>();
    expectTypeOf<{ permission: 'orders.refund'; roles: readonly ['customer'] }>().not.toExtend<Gate>();
    expectTypeOf<{ roles: readonly ['admin'] }>().not.toExtend<Gate>();
    expectTypeOf<{ summary: string }>().not.toExtend<Gate>();
  });
});

test.for(Object.entries(permissions))('MEND-50 the owner may do %s, and a call needs it', ([name, roles]) => {
  expect(roles).toContain('admin');
  expect(calls.some(({ call }) => call.permission === name)).toBe(true);
});
