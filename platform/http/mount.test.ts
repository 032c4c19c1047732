import { expect, test } from 'vitest';
import { anyone, customers, loggedIn } from '#contract/core/protocol/endpoint.ts';
import { permissions, type PermissionTable } from '#contract/core/protocol/permissions.ts';
import { checkRole } from './mount.ts';

const everybody = ['guest', 'customer', 'admin'] as const;

const outcome = (role: (typeof everybody)[number], gate: Parameters<typeof checkRole>[1], table?: PermissionTable) => {
  try {
    checkRole({ role }, gate, table);
    return 'passes';
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : 'another failure';
  }
};

test.for([
  ['anyone', { roles: anyone }, { guest: 'passes', customer: 'passes', admin: 'passes' }],
  ['who is logged in', { roles: loggedIn }, { guest: 'not_logged_in', customer: 'passes', admin: 'passes' }],
  ['customers', { roles: customers }, { guest: 'not_logged_in', customer: 'passes', admin: 'not_allowed' }],
  [
    'who may give money back',
    { permission: 'orders.refund' },
    { guest: 'not_logged_in', customer: 'not_allowed', admin: 'passes' },
  ],
] as const)('MEND-50 a call for %s', ([, gate, expected]) => {
  const found = everybody.map((role) => [role, outcome(role, gate)]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

test('MEND-50 a role of the shop may do what the table says, and nothing else', () => {
  const without: PermissionTable = { ...permissions, 'orders.refund': [] };
  expect(outcome('admin', { permission: 'orders.refund' }, without)).toBe('not_allowed');
  expect(outcome('guest', { permission: 'orders.refund' }, without)).toBe('not_logged_in');
  expect(outcome('admin', { permission: 'orders.read' }, without)).toBe('passes');
  expect(outcome('admin', { roles: loggedIn }, without)).toBe('passes');
});
