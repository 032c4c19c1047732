import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { filledAddress, pageAddresses } from '#contract/core/shop/page-addresses.ts';
import routes from '#web/routes.ts';

function addressesOf({ path = '', children = [] }: RouteConfigEntry): string[] {
  const own = path === '' ? '' : `/${path}`;
  return [own, ...children.flatMap(addressesOf).map((below) => `${own}${below}`)];
}

test('every address in e-mails and for providers belongs to a route', () => {
  const known = new Set(routes.flatMap(addressesOf));
  expect(Object.values(pageAddresses).filter((address) => !known.has(address))).toEqual([]);
});

test('parameters are escaped', () => {
  expect(filledAddress(pageAddresses.password, { user_name: 'ana@example.com' })).toBe(
    '/user/changepassword/ana%40example.com',
  );
});
