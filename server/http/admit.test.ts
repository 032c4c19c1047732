import { expect, test } from 'vitest';
import { admins, anyone, customers, loggedIn } from '#contract/endpoint.ts';
import type { Visitor } from '../context.ts';
import { admit } from './admit.ts';

const person = { id: 1, username: 'ana', email: null, via: 'cookie' } as const;
const visitors: Readonly<Record<string, Visitor>> = {
  guest: { role: 'guest' },
  customer: { ...person, role: 'customer' },
  admin: { ...person, role: 'admin' },
};

const outcome = (visitor: Visitor, roles: Parameters<typeof admit>[1]['roles']) => {
  try {
    admit(visitor, { roles });
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
  const found = Object.entries(visitors).map(([name, visitor]) => [name, outcome(visitor, roles)]);
  expect(Object.fromEntries(found)).toEqual(expected);
});
