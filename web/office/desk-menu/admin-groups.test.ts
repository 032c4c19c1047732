import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, test } from 'vitest';
import routes from '#web/routes.ts';
import { adminGroups, adminPlace } from './admin-groups.ts';

function addressesOf({ path = '', children = [] }: RouteConfigEntry): string[] {
  return [`/${path}`, ...children.flatMap(addressesOf).map((below) => `/${path}${below}`)];
}

const screens = routes
  .filter(({ file }) => file === 'frames/admin-frame.tsx')
  .flatMap(({ children = [] }) => children)
  .flatMap(addressesOf)
  .filter((path) => !path.includes('*'))
  .flatMap((path) => (path.includes('?') ? [path.replace(/\/:\w+\?/, ''), path.replace('?', '')] : [path]));

describe('ADM-4 the menu of the back office', () => {
  test('every screen of the table of routes belongs to an entry, and is inside of it if it has a parameter', () => {
    expect(screens.length).toBeGreaterThan(15);
    const wrong = screens.filter((path) => adminPlace(path.replace(/:\w+/, '7'))?.isInside !== path.includes(':'));
    expect(wrong).toEqual([]);
  });

  test('an entry knows its other addresses and its entries', () => {
    const nameOf = (path: string) => adminPlace(path)?.link.text;
    expect(['/admin', '/creation', '/admin/reviews/5', '/admin/modification/5', '/admin/orders/5'].map(nameOf)).toEqual(
      ['Inicio', 'Crear producto', 'Productos', 'Productos', 'Órdenes'],
    );
    expect(adminPlace('/admin/no-existe')).toBeUndefined();
  });

  test('each screen is in one group only', () => {
    const addresses = adminGroups.flatMap(({ links }) => links.map(({ to }) => to));
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
