import { expect, test } from 'vitest';
import { anyone, customers, loggedIn } from '#contract/core/protocol/endpoint.ts';
import { rightsOf, type Permission, type Role } from '#contract/core/protocol/permissions.ts';
import { checkRole } from './mount.ts';

const everybody = ['guest', 'customer', 'admin', 'own-1'] as const;

const presentRights: Partial<Record<Role, readonly Permission[]>> = {
  admin: rightsOf({ rol: 'admin' }),
  'own-1': ['desk.use', 'orders.read'],
};

const outcome = (role: Role, gate: Parameters<typeof checkRole>[1], rights = presentRights[role] ?? []) => {
  try {
    checkRole({ role, rights }, gate);
    return 'passes';
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : 'another failure';
  }
};

test.for([
  ['anyone', { roles: anyone }, { guest: 'passes', customer: 'passes', admin: 'passes', 'own-1': 'passes' }],
  [
    'who is logged in',
    { roles: loggedIn },
    { guest: 'not_logged_in', customer: 'passes', admin: 'passes', 'own-1': 'passes' },
  ],
  [
    'customers',
    { roles: customers },
    { guest: 'not_logged_in', customer: 'passes', admin: 'not_allowed', 'own-1': 'not_allowed' },
  ],
  [
    'who may give money back',
    { permission: 'orders.refund' },
    { guest: 'not_logged_in', customer: 'not_allowed', admin: 'passes', 'own-1': 'not_allowed' },
  ],
  [
    'buyers, and who may read orders',
    { roles: customers, staff: 'orders.read' },
    { guest: 'not_logged_in', customer: 'passes', admin: 'passes', 'own-1': 'passes' },
  ],
] as const)('MEND-50 TEAM-1 a call for %s', ([, gate, expected]) => {
  const found = everybody.map((role) => [role, outcome(role, gate)]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

test('MEND-50 who works in the shop may do what the present permissions say, and nothing else', () => {
  const without = rightsOf({ rol: 'admin' }).filter((one) => one !== 'orders.refund');
  expect(outcome('admin', { permission: 'orders.refund' }, without)).toBe('not_allowed');
  expect(outcome('guest', { permission: 'orders.refund' }, [])).toBe('not_logged_in');
  expect(outcome('admin', { permission: 'orders.read' }, without)).toBe('passes');
  expect(outcome('admin', { roles: loggedIn }, without)).toBe('passes');
});
