import { describe, expect, test, vi } from 'vitest';
import type { GivenPermission } from '#contract/core/protocol/given-permissions.ts';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { ownRoles } from '#contract/people/accounts/own-roles.ts';
import { audit } from '#contract/office/audit-desk.ts';
import { people } from '#contract/office/people-desk.ts';
import { personal } from '#contract/marketing/personal.ts';
import { couponDesk } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { oneServer } from '#platform/database/servers.ts';
import { followChanges } from '#platform/events/follow-changes.ts';
import { openKnownPeople } from '#server/core/context/known-people.ts';
import { createApi } from '#server/start/api.ts';
import { createActor } from '#test/actor.ts';
import { openedShop } from '#test/opened-shop.ts';
import { ownRolesScene } from '#test/own-roles.ts';
import { programOf } from '#test/programs.ts';
import { claimReaders, orderReaders, programKeepers } from './order-readers.service.ts';

const here = openedShop();
const scene = ownRolesScene(here);

describe("TEAM-1 the owner's own roles", () => {
  test('are given, and their people may do what the role may, and nothing else', async () => {
    const role = await scene.create(['coupons.write'], 'Cuponera');
    await here.shop.customer('cora');
    const promoted = await scene.owner().call(people.setRole, { user_name: 'cora', rol: role.rol });
    expect(promoted).toMatchObject({
      rol: role.rol,
      ownRole: { name: 'Cuponera', permissions: ['desk.use', 'desk.search', 'goods.read', 'coupons.write'] },
    });
    const created = { user_name: 'cleo.nueva', legajo_user: '200071', rol: role.rol, user_password: 'abcd' } as const;
    expect(await scene.owner().call(people.createAdmin, created)).toMatchObject({ rol: role.rol });
    const { token } = await here.shop.guest().call(accounts.logIn, { user_name: 'cleo.nueva', user_password: 'abcd' });
    const cleo = createActor('cleo', here.shop.sendAs({ authorization: `Bearer ${token}` }));
    expect((await cleo.call(accounts.session, {})).user).toMatchObject({ rol: role.rol, ownRole: promoted.ownRole });
    expect((await cleo.call(personal.show, {})).user).toMatchObject({ rol: role.rol, ownRole: promoted.ownRole });
    expect(await cleo.call(couponDesk.list, {})).toBeDefined();
    expect((await cleo.refusal(orderDesk.counts, {})).code).toBe('not_allowed');
    expect((await cleo.refusal(ownRoles.list, {})).code).toBe('not_allowed');
    const listed = await scene.owner().call(people.list, { rol: role.rol });
    expect(listed.people.map(({ username }) => username)).toEqual(['cleo.nueva', 'cora']);
    const { entries } = await scene.owner().call(audit.list, { subject: 'cora' });
    // By its name, which says something when there is no such role any more.
    expect(entries[0]).toMatchObject({ action: 'user.role', before: { rol: 'client' }, after: { rol: 'Cuponera' } });
    expect((await scene.owner().call(ownRoles.list, {})).roles.find(({ id }) => id === role.id)?.people).toBe(2);
  });

  test('that there are not can be given to nobody', async () => {
    await here.shop.customer('nina');
    for (const rol of ['own-999999', 'own-123456789'] as const) {
      expect((await scene.owner().refusal(people.setRole, { user_name: 'nina', rol })).code).toBe('role_not_found');
    }
    const body = JSON.stringify({ user_name: 'nina', rol: 'own-0' });
    const headers = { 'content-type': 'application/json' };
    expect((await scene.owner().send('/client/update', { method: 'PATCH', headers, body })).status).toBe(422);
    await expect(here.shop.pool.query(`update users set rol = 'own-999999' where username = 'nina'`)).rejects.toThrow(
      'there is no role',
    );
    await expect(here.shop.pool.query(`update users set rol = 'jefe' where username = 'nina'`)).rejects.toThrow(
      'users_rol_check',
    );
    expect(await scene.roleOf('nina')).toMatchObject({ rol: 'client', own_role: null });
  });

  test('a changed role acts at once on sessions, tokens of programs, open streams and what pages show', async () => {
    const { shop } = here;
    const role = await scene.create(['orders.read', 'coupons.write', 'programs.manage'], 'Mostrador');
    const her = await shop.staff(role.rol, 'mora');
    const { send } = await programOf(shop, her, ['orders.read', 'coupons.write']);
    const program = createActor('programa', send);
    const knownPeople = openKnownPeople(shop.clock.now);
    const kept = createApi({ ...shop.services, knownPeople });
    const changes = followChanges(
      oneServer(shop.databaseUrl),
      { subscribers: [shop.services.streams.subscriber, knownPeople], onEvents: () => undefined },
      shop.services.log,
    );
    await vi.waitFor(() => expect(knownPeople.isPaused).toBe(false));
    const shownRole = async () => {
      await changes.catchUp();
      const request = new Request(`${shop.settings.publicUrl}/api/personal`, {
        headers: { cookie: `percha=${her.token}` },
      });
      return personal.show.output.parse(await (await kept.fetch(request, { ip: '10.0.0.1' })).json()).user?.ownRole;
    };
    expect((await shownRole())?.permissions).toContain('orders.read');
    expect(await program.call(orderDesk.counts, {})).toBeDefined();
    const stream = await her.send('/admin/orders/live', { method: 'GET', headers: {} });
    expect(stream.status).toBe(200);
    const open = shop.services.streams.count();

    await scene.owner().call(ownRoles.update, { id: role.id, name: 'Mostrador', permissions: ['coupons.write'] });
    expect((await her.refusal(orderDesk.counts, {})).code).toBe('not_allowed');
    expect((await program.refusal(orderDesk.counts, {})).code).toBe('not_in_scope');
    expect(await her.call(couponDesk.list, {})).toBeDefined();
    expect(await program.call(couponDesk.list, {})).toBeDefined();
    expect((await shownRole())?.permissions).toEqual(['desk.use', 'desk.search', 'goods.read', 'coupons.write']);
    await vi.waitFor(() => expect(shop.services.streams.count()).toBe(open - 1));
    await stream.body?.cancel();

    // And back: nobody logs in anew, and the token does what its maker may again.
    await scene.owner().call(ownRoles.update, { id: role.id, name: 'Caja', permissions: ['orders.read'] });
    expect(await her.call(orderDesk.counts, {})).toBeDefined();
    expect(await program.call(orderDesk.counts, {})).toBeDefined();
    expect((await her.refusal(couponDesk.list, {})).code).toBe('not_allowed');
    expect((await shownRole())?.name).toBe('Caja');
    await changes.stop();
  });

  test('a role that gets more while somebody has it needs the own password, and one that gets less does not', async () => {
    const browser = await scene.ownerAtBrowser('duena2');
    const role = await scene.create(['orders.read']);
    const both: GivenPermission[] = ['orders.read', 'orders.refund'];
    const more = { id: role.id, name: role.name, permissions: both };
    // Nobody is promoted.
    expect(await browser.call(ownRoles.update, more)).toMatchObject({ permissions: more.permissions });
    await browser.call(ownRoles.update, { ...more, permissions: ['orders.read'] });
    await here.shop.staff(role.rol, 'petra');
    for (const currentPassword of [undefined, '', 'otra-clave']) {
      const refused = await browser.refusal(ownRoles.update, { ...more, currentPassword });
      expect([refused.code, refused.errors[0]?.path]).toEqual(['wrong_password', 'currentPassword']);
    }
    expect((await scene.roleOf('petra'))?.own_role?.permissions).not.toContain('orders.refund');
    expect(await browser.call(ownRoles.update, { ...more, currentPassword: 'mi-clave-7' })).toMatchObject({
      people: 1,
    });
    expect((await scene.roleOf('petra'))?.own_role?.permissions).toContain('orders.refund');
    expect(await browser.call(ownRoles.update, { ...more, permissions: ['orders.read'] })).toMatchObject({ people: 1 });
    // So does moving them to a greater one, and giving the role to somebody.
    const greater = { id: role.id, moveTo: 'manager' as const };
    expect((await browser.refusal(ownRoles.remove, greater)).code).toBe('wrong_password');
    await here.shop.customer('pilar');
    expect((await browser.refusal(people.setRole, { user_name: 'pilar', rol: role.rol })).code).toBe('wrong_password');
    expect(await browser.call(ownRoles.remove, { ...greater, currentPassword: 'mi-clave-7' })).toMatchObject({
      people: 1,
    });
    expect(await scene.roleOf('petra')).toMatchObject({ rol: 'manager', own_role: null });
  });

  test('letters go to those whose role may what they are about', async () => {
    const role = await scene.create(['orders.fulfil', 'claims.answer', 'programs.manage']);
    const { id } = await here.shop.staff(role.rol, 'lea');
    const ids = async () => {
      const found = await Promise.all([orderReaders, claimReaders, programKeepers].map((read) => read(here.shop.db)));
      return found.map((readers) => readers.some((one) => one.id === id));
    };
    expect(await ids()).toEqual([true, true, true]);
    await scene.owner().call(ownRoles.update, { id: role.id, name: role.name, permissions: ['orders.read'] });
    expect(await ids()).toEqual([false, false, false]);
  });
});
