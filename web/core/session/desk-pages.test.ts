import { expect, test } from 'vitest';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { rightsOf } from '#contract/core/protocol/permissions.ts';
import { staffRoles } from '#contract/core/protocol/staff-roles.ts';
import routes from '#web/routes.ts';
import { deskPages, mayOpen, neededFor } from './desk-pages.ts';

function pathsOf({ path = '', children = [] }: RouteConfigEntry): string[] {
  return [`/${path}`, ...children.flatMap(pathsOf).map((below) => `/${path}${below}`)];
}

const ofDesk = routes
  .flatMap((route) => (route.path === undefined ? (route.children ?? []) : [route]))
  .flatMap(pathsOf)
  .filter((path) => /^\/(?:admin(?:\/|$)|creation$)/.test(path));

test('TEAM-1 every address of the back office, with and without a page, needs a permission, and there is none too many', () => {
  expect(ofDesk.length).toBeGreaterThan(75);
  expect(ofDesk.toSorted()).toEqual(Object.keys(deskPages).toSorted());
  expect([neededFor('bag'), neededFor('admin/orders/:payment_id'), neededFor('/admin')]).toEqual([
    undefined,
    'orders.read',
    'desk.use',
  ]);
});

test('TEAM-1 an address is known by its own line, not by one with a parameter', () => {
  const openers = (address: string) => staffRoles.filter((role) => mayOpen(rightsOf({ rol: role }), address));
  expect(openers('/admin/orders/new')).toEqual(['admin', 'manager', 'orders']);
  expect(openers('/admin/orders/117?status=pending')).toEqual(['admin', 'manager', 'orders', 'viewer']);
  expect(openers('/admin/stock/count')).toEqual(['admin', 'manager', 'catalogue']);
  expect(openers('/admin/stock/5')).toEqual(staffRoles);
  expect(openers('/admin/no-existe')).toEqual(staffRoles);
  expect(openers('/home?gender=women')).toEqual(staffRoles);
  expect(mayOpen([], '/admin')).toBe(false);
  // A role of the owner's own opens what its permissions say.
  expect(['/admin', '/admin/orders', '/admin/stock'].map((one) => mayOpen(['desk.use', 'goods.read'], one))).toEqual([
    true,
    false,
    true,
  ]);
});
