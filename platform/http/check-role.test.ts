import { expect, test } from 'vitest';
import { admins, anyone, customers, loggedIn } from '#contract/core/protocol/endpoint.ts';
import { checkRole } from './check-role.ts';

const everybody = ['guest', 'customer', 'admin'] as const;

const outcome = (role: (typeof everybody)[number], roles: Parameters<typeof checkRole>[1]['roles']) => {
  try {
    checkRole({ role }, { roles });
    return 'passes';
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : 'another failure';
  }
};

test.for([
  ['anyone', anyone, { guest: 'passes', customer: 'passes', admin: 'passes' }],
  ['who is logged in', loggedIn, { guest: 'not_logged_in', customer: 'passes', admin: 'passes' }],
  ['customers', customers, { guest: 'not_logged_in', customer: 'passes', admin: 'not_allowed' }],
  ['administrators', admins, { guest: 'not_logged_in', customer: 'not_allowed', admin: 'passes' }],
] as const)('MEND-50 a call for %s', ([, roles, expected]) => {
  const found = everybody.map((role) => [role, outcome(role, roles)]);
  expect(Object.fromEntries(found)).toEqual(expected);
});
