import { describe, expect, expectTypeOf, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Endpoint } from './endpoint.ts';
import { givenOf, givenPermissions, ofAllStaff, withNeeded, withoutGiven } from './given-permissions.ts';
import {
  hasAllOf,
  mayCall,
  mayDo,
  permissionNames,
  permissions,
  rightsOf,
  rolesOf,
  type Gate,
  type Ranked,
} from './permissions.ts';
import { accountRoleOf, isStaffRole, staffRoles, type FixedRole } from './staff-roles.ts';
import { callsOf } from './permitted-calls.ts';
import { callsWithStepUp } from './step-up-calls.ts';

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
    const said = calls.flatMap(({ name, call }) => [
      ...(call.permission ? [`${call.permission}: ${name}`] : []),
      ...(call.staff ? [`${call.staff}: +${name}`] : []),
    ]);
    expect(said.toSorted()).toEqual(listed.toSorted());
  });

  test('TEAM-2 asks for a fresh proof of who makes it if it is in this list', () => {
    const listed = Object.entries(callsWithStepUp).flatMap(([kind, text]) =>
      text
        .trim()
        .split(/\s+/)
        .map((name) => `${kind}: ${name}`),
    );
    const said = calls.flatMap(({ name, call }) => (call.stepUp ? [`${call.stepUp}: ${name}`] : []));
    expect(said.toSorted()).toEqual(listed.toSorted());
    const named = calls.filter(({ call }) => call.stepUp && !call.errors?.includes('step_up_needed'));
    expect(named).toEqual([]);
  });

  test('allows the roles that have its permission, and shoppers their own', () => {
    expect(rolesOf(api.orderRefunds.refund)).toEqual(['admin', 'manager']);
    expect(rolesOf(api.orderRefunds.refund, { ...permissions, 'orders.refund': [] })).toEqual([]);
    expect(rolesOf(api.orders.cancel)).toEqual(['customer']);
    // Of those who work in the shop, only those read orders of buyers who may read all.
    expect(rolesOf(api.orders.one)).toEqual(['customer', 'admin', 'manager', 'orders', 'viewer']);
  });

  test('cannot name a permission that is not in the table, nor both a permission and roles, nor none', () => {
    expectTypeOf<{ permission: 'orders.refund' }>().toExtend<Gate>();
    expectTypeOf<{ permission: 'orders.givenAway' }>().not.toExtend<Gate>();
    expectTypeOf<{ permission: string }>().not.toExtend<Gate>();
    expectTypeOf<{ permission: 'orders.refund'; roles: readonly ['customer'] }>().not.toExtend<Gate>();
    expectTypeOf<{ roles: readonly ['admin'] }>().not.toExtend<Gate>();
    expectTypeOf<{ summary: string }>().not.toExtend<Gate>();
    expectTypeOf<{ roles: readonly ['customer']; staff: 'orders.read' }>().toExtend<Gate>();
    expectTypeOf<{ staff: 'orders.read' }>().not.toExtend<Gate>();
  });
});

test.for(Object.entries(permissions))('MEND-50 the owner may do %s, and a call needs it', ([name, roles]) => {
  expect(roles).toContain('admin');
  expect(calls.some(({ call }) => call.permission === name || call.staff === name)).toBe(true);
});

/** What each role may do beside reading, and what it may read. Each line was written by hand: a change of it is a decision. */
const matrix = {
  manager: `desk.use desk.search orders.read orders.export orders.fulfil orders.enter orders.settle orders.cancel orders.refund
    returns.decide claims.answer goods.read goods.write campaigns.write coupons.write stock.write delivery.write content.write
    content.publish letters.write marketing.write reviews.moderate customers.read customers.write customers.export settings.read
    settings.write programs.manage reports.read audit.read assistant.write translations.write`,
  catalogue: 'desk.use desk.search goods.read goods.write campaigns.write stock.write content.write',
  orders: `desk.use desk.search orders.read orders.fulfil orders.enter orders.settle returns.decide claims.answer goods.read
    customers.read`,
  marketing: `desk.use desk.search goods.read campaigns.write coupons.write content.write content.publish letters.write
    marketing.write reviews.moderate assistant.write translations.write`,
  viewer: 'desk.use desk.search orders.read goods.read customers.read settings.read reports.read audit.read',
} as const;

describe('TEAM-1 the roles of the shop', () => {
  test.for(Object.entries(matrix))('%s may do exactly what is in this list', ([role, listed]) => {
    const may = Object.entries(permissions).flatMap(([name, roles]) =>
      roles.some((one) => one === role) ? [name] : [],
    );
    expect(may.toSorted()).toEqual(listed.split(/\s+/).toSorted());
  });

  test('whoever only reads has no permission to change anything', () => {
    const changing = calls.filter(({ call }) => call.method !== 'GET' && rolesOf(call).includes('viewer'));
    const own = changing.filter(({ call }) => call.permission !== undefined && call.permission !== 'desk.use');
    // A preview and a question that are too long for an address change nothing.
    expect(own.map(({ name }) => name)).toEqual([]);
  });

  test('shoppers have none', () => {
    expect(rightsOf({ rol: 'client' })).toEqual([]);
    expect(mayDo(rightsOf({ rol: 'client' }), 'goods.read')).toBe(false);
    expect(mayCall({ role: 'guest' }, { permission: 'desk.use' })).toBe(false);
    expect(mayCall({ role: 'customer', rights: [] }, { permission: 'desk.use' })).toBe(false);
  });
});

describe('TEAM-4 who may change whom', () => {
  test('an owner anybody, a manager all but owners, and nobody who may do something that they may not', () => {
    const rightsBy = (rol: FixedRole | 'client') => rightsOf({ rol });
    const has = (role: FixedRole | 'client', other: FixedRole | 'client') => hasAllOf(rightsBy(role), rightsBy(other));
    const below = (role: FixedRole) => staffRoles.filter((other) => other !== role && has(role, other));
    expect(below('admin')).toEqual(['manager', 'catalogue', 'orders', 'marketing', 'viewer']);
    expect(below('manager')).toEqual(['catalogue', 'orders', 'marketing', 'viewer']);
    expect((['catalogue', 'orders', 'marketing', 'viewer'] as const).map(below)).toEqual([[], [], [], []]);
    expect(staffRoles.every((role) => has(role, role) && has(role, 'client'))).toBe(true);
    expect(staffRoles.some((role) => has('client', role))).toBe(false);
  });
});

describe("TEAM-1 the owner's own roles", () => {
  const packer: Ranked = {
    rol: 'own-3',
    ownRole: { name: 'Depósito', permissions: [...ofAllStaff, 'orders.read', 'orders.fulfil'] },
  };

  test('may what their permissions say, whatever they are called', () => {
    expect(rightsOf(packer)).toEqual(['desk.use', 'desk.search', 'orders.read', 'orders.fulfil']);
    const visitor = { role: 'own-3', rights: rightsOf(packer) } as const;
    expect(mayCall(visitor, { permission: 'orders.fulfil' })).toBe(true);
    expect(mayCall(visitor, { permission: 'orders.refund' })).toBe(false);
    // Calls for all who are logged in, and those of buyers that need a permission of the shop's people.
    expect(mayCall(visitor, { roles: ['customer', ...staffRoles] })).toBe(true);
    expect(mayCall(visitor, { roles: ['customer'] })).toBe(false);
    expect(mayCall(visitor, { roles: ['customer'], staff: 'orders.read' })).toBe(true);
    expect(mayCall(visitor, { roles: ['customer'], staff: 'reviews.moderate' })).toBe(false);
    expect(mayCall({ role: 'own-3' }, { permission: 'desk.use' })).toBe(false);
  });

  test('are above others and below others by the same rule', () => {
    const has = (one: Ranked, other: Ranked) => hasAllOf(rightsOf(one), rightsOf(other));
    expect(has({ rol: 'admin' }, packer)).toBe(true);
    expect(has({ rol: 'manager' }, packer)).toBe(true);
    expect(has({ rol: 'orders' }, packer)).toBe(true);
    expect(has({ rol: 'viewer' }, packer)).toBe(false);
    expect(has(packer, { rol: 'orders' })).toBe(false);
    expect(has(packer, { rol: 'client' })).toBe(true);
  });

  test('without their permissions are refused, not taken for a role that may nothing', () => {
    expect(() => rightsOf({ rol: 'own-3', ownRole: null })).toThrow('without its permissions');
    expectTypeOf<{ rol: 'own-3' }>().not.toExtend<Ranked>();
    expect(['own-1', 'own-123456789', 'own-0', 'own-', 'own-1x', 'own', 'Own-1'].map(isStaffRole)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect([accountRoleOf('own-2'), accountRoleOf('client'), accountRoleOf('guest'), accountRoleOf(null)]).toEqual([
      'own-2',
      'client',
      undefined,
      undefined,
    ]);
  });

  test('are given all but what is the owner’s alone, and what everybody has who works in the shop', () => {
    const kept = permissionNames.filter((one) => !givenPermissions.some((given) => given === one));
    expect(kept.toSorted()).toEqual(
      [
        'people.manage',
        'settings.restore',
        'payments.settings',
        'shop.manage',
        'backups.read',
        'desk.use',
        'desk.search',
      ].toSorted(),
    );
    expect(ofAllStaff.every((one) => permissions[one].length === staffRoles.length)).toBe(true);
  });

  test('get with a permission what it is of no use without, and lose it with that', () => {
    expect(withNeeded(['orders.refund'])).toEqual(['orders.read', 'orders.refund']);
    expect(withNeeded(['content.publish'])).toEqual(['goods.read', 'content.write', 'content.publish']);
    expect(withoutGiven(['orders.read', 'orders.refund', 'goods.read'], 'orders.read')).toEqual(['goods.read']);
    for (const one of givenPermissions) {
      const needed = withNeeded([one]);
      expect(withNeeded(needed)).toEqual(needed);
      for (const taken of needed) expect(withoutGiven(needed, taken)).not.toContain(one);
    }
    // So do the roles that every shop has: a copy of one may what it may.
    for (const rol of staffRoles) {
      const rights = rightsOf({ rol });
      expect(givenOf(rights)).toEqual(givenPermissions.filter((one) => rights.includes(one)));
    }
  });
});
