import { expect, test } from '../fixtures/test.ts';
import type { APIRequestContext } from '@playwright/test';
import {
  ownRights,
  givenPermissions,
  withNeeded,
  type GivenPermission,
} from '#contract/core/protocol/given-permissions.ts';
import { rightsOf, type Permission } from '#contract/core/protocol/permissions.ts';
import type { StaffRole } from '#contract/core/protocol/staff-roles.ts';
import { deskPages, mayOpen } from '#web/core/session/desk-pages.ts';
import { ownRoles } from '#contract/people/accounts/own-roles.ts';
import { unique } from '../actors/unique.ts';
import { pageAddresses } from '../fixtures/page-addresses.ts';
import { enterAs, readPage } from '../fixtures/sent-page.ts';

/** What an address that has no page leads to, or a file. */
const resources = {
  '/admin/find': '/admin/find.data?search=maria',
  '/admin/export/orders': '/admin/export/orders',
  '/admin/export/payouts': '/admin/export/payouts?from=2026-01-01&to=2026-01-31',
  '/admin/export/products/:format': '/admin/export/products/csv',
  '/admin/buyers': '/admin/buyers.data?search=maria',
  '/admin/sizes': '/admin/sizes.data?search=remera',
};

/** The letter of the other tests gets into an account, so owners alone write it. */
const addresses = { ...pageAddresses, '/admin/letters/:kind': '/admin/letters/payment-review' };

const pages = Object.entries(addresses).filter(([path]) => Object.hasOwn(deskPages, path));
const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Makes somebody who works in the demo shop, and logs the person in. */
async function enterWith(request: APIRequestContext, origin: string, rol: StaffRole): Promise<void> {
  await enterAs(request, 'admin');
  const user_name = unique(`rol-${rol}`).replaceAll(' ', '.');
  const data = { user_name, legajo_user: '123456', rol, user_password: 'secreta1' };
  expect((await request.post('/api/users/createAdmin', { headers: { origin }, data })).status()).toBe(201);
  const entered = await request.post('/api/users/login', { data: { user_name, user_password: 'secreta1' } });
  expect(entered.status()).toBe(200);
}

const roles = [
  ['catalogue', ' @all'],
  ['orders', ''],
  ['viewer', ' @all'],
  ['manager', ' @all'],
  ['marketing', ' @all'],
] as const;

/** Walks over every page: it opens, or answers 403 with the menu; and none leads to one that is not allowed. */
async function walk(
  request: APIRequestContext,
  rights: readonly Permission[],
): Promise<{ open: number; refused: number }> {
  const counts = { open: 0, refused: 0 };
  for (const [path, address] of pages) {
    const { status, $ } = await readPage(request, address);
    if (mayOpen(rights, address)) {
      // One that does not exist in the demo shop is not found.
      expect([path, status === 403 ? 403 : 'open']).toEqual([path, 'open']);
      counts.open += 1;
    } else {
      const main = $('main');
      expect([path, status, words(main.text())]).toEqual([
        path,
        403,
        expect.stringContaining('Su cuenta no tiene permiso para ver esta página.'),
      ]);
      if (path !== '/creation') expect(main.find('a[href="/admin"]')).toHaveLength(1);
      counts.refused += 1;
    }
    const targets = $('a[href^="/admin"], a[href^="/creation"], form[action^="/admin"]')
      .toArray()
      .map((one) => $(one).attr('href') ?? $(one).attr('action') ?? '');
    if (path !== '/admin/home/preview') expect(targets.length).toBeGreaterThan(2);
    expect([path, targets.filter((target) => !mayOpen(rights, target))]).toEqual([path, []]);
  }
  return counts;
}

for (const [rol, tag] of roles) {
  test(`TEAM-1 as ${rol} each page opens or answers 403 with the menu, and no page leads to one that is not allowed${tag}`, async ({
    request,
    shop,
  }) => {
    await enterWith(request, shop.url, rol);
    expect(pages.length).toBeGreaterThan(55);
    const counts = await walk(request, rightsOf({ rol }));
    expect(counts.open).toBeGreaterThan(5);
    expect(counts.refused).toBeGreaterThan(2);
  });
}

/** Makes a role of the owner's own in the demo shop. */
async function makeRole(request: APIRequestContext, origin: string, permissions: readonly GivenPermission[]) {
  await enterAs(request, 'admin');
  const data = { name: unique('rol'), permissions };
  const answer = await request.post('/api/admin/roles', { headers: { origin }, data });
  expect(answer.status()).toBe(201);
  return ownRoles.create.output.parse(await answer.json());
}

test('TEAM-1 as somebody with a role of the owner’s own each page opens or answers 403 with the menu, and no page leads to one that is not allowed @all', async ({
  request,
  shop,
}) => {
  const given = ['orders.fulfil', 'stock.write', 'reports.read', 'programs.manage'] as const;
  const role = await makeRole(request, shop.url, given);
  await enterWith(request, shop.url, role.rol);
  const counts = await walk(request, ownRights(withNeeded(given)));
  expect(counts.open).toBeGreaterThan(10);
  expect(counts.refused).toBeGreaterThan(20);
});

test('TEAM-1 each permission alone, with what comes along, opens its pages: none asks for more than it @all', async ({
  request,
  shop,
  playwright,
}) => {
  test.slow();
  const role = await makeRole(request, shop.url, ['orders.read']);
  const owner = await playwright.request.newContext({ baseURL: shop.url });
  await enterAs(owner, 'admin');
  await enterWith(request, shop.url, role.rol);
  for (const one of givenPermissions) {
    const data = { name: role.name, permissions: [one], currentPassword: 'admin1234' };
    const changed = await owner.put(`/api/admin/roles/${role.id}`, { headers: { origin: shop.url }, data });
    expect([one, changed.status()]).toEqual([one, 200]);
    // The session goes on, with what the role may now.
    const rights: readonly Permission[] = ownRights(withNeeded([one]));
    for (const [path, address] of pages.filter(([, at]) => mayOpen(rights, at))) {
      const { status } = await readPage(request, address);
      expect([one, path, status === 403 ? 403 : 'open']).toEqual([one, path, 'open']);
    }
  }
  await owner.dispose();
});

test('TEAM-1 files and answers beside the pages are refused too, and so is what a page sends', async ({
  request,
  shop,
}) => {
  await enterWith(request, shop.url, 'catalogue');
  for (const [path, address] of Object.entries(resources)) {
    const { status } = await readPage(request, address);
    expect([path, status === 403 ? 'refused' : 'open']).toEqual([
      path,
      mayOpen(rightsOf({ rol: 'catalogue' }), path) ? 'open' : 'refused',
    ]);
  }
  const headers = { origin: shop.url };
  const sent = await request.post('/admin/orders', {
    headers,
    form: { reference: '00000000-0000-4000-8000-000000000000', status: 'approved' },
    maxRedirects: 0,
  });
  expect(sent.status()).toBe(403);
  const role = await request.post('/admin/clients/maria', {
    headers,
    form: { rol: 'admin', version: '1' },
    maxRedirects: 0,
  });
  expect(role.status()).toBe(403);
  expect((await request.get('/api/admin/orders/live')).status()).toBe(403);
});
