import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { GivenPermission } from '#contract/core/protocol/given-permissions.ts';
import { permissionNames, permissions } from '#contract/core/protocol/permissions.ts';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { ownRoles, type ListedRole } from '#contract/people/accounts/own-roles.ts';
import { audit } from '#contract/office/audit-desk.ts';
import { people } from '#contract/office/people-desk.ts';
import { personal } from '#contract/marketing/personal.ts';
import { couponDesk } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { oneServer } from '#platform/database/servers.ts';
import { followChanges } from '#platform/events/follow-changes.ts';
import { openKnownPeople } from '#server/core/context/known-people.ts';
import { createApi } from '#server/start/api.ts';
import { hashOf } from './passwords.service.ts';
import { claimReaders, orderReaders, programKeepers } from './order-readers.service.ts';
import { createActor, type Actor } from '#test/actor.ts';
import { openedShop } from '#test/opened-shop.ts';
import { programOf } from '#test/programs.ts';
import { openShop } from '#test/shop.ts';

const here = openedShop();

let owner: Actor;

beforeAll(async () => {
  owner = await here.shop.admin('duena');
});

let made = 0;

/** Creates a role by the call that the page makes. */
function create(given: readonly GivenPermission[], name = `Rol ${(made += 1)}`): Promise<ListedRole> {
  return owner.call(ownRoles.create, { name, permissions: [...given] });
}

/** An owner at a browser: the session is a cookie, and the password is known. */
async function ownerAtBrowser(username: string): Promise<Actor> {
  const { shop } = here;
  const { id, token } = await shop.admin(username);
  await shop.pool.query('update users set password_hash = $1 where id = $2', [await hashOf('mi-clave-7'), id]);
  return createActor(username, shop.sendAs({ cookie: `percha=${token}`, origin: shop.settings.publicUrl }));
}

const roleOf = async (username: string) => {
  const { rows } = await here.shop.pool.query<{ rol: string; own_role: { permissions: string[] } | null }>(
    'select rol, own_role from users where username = $1',
    [username],
  );
  return rows[0];
};

describe("TEAM-1 the owner's own roles", () => {
  test('are created, listed, renamed and deleted, and the log says so', async () => {
    const role = await create(['orders.refund'], '  Devoluciones ');
    // What giving money back is of no use without comes along.
    expect(role).toEqual({
      id: role.id,
      rol: `own-${role.id}`,
      name: 'Devoluciones',
      permissions: ['orders.read', 'orders.refund'],
      people: 0,
      version: 1,
    });
    const changed = await owner.call(ownRoles.update, {
      id: role.id,
      name: 'Posventa',
      permissions: ['orders.read', 'reviews.moderate'],
      version: role.version,
    });
    expect(changed).toEqual({
      ...role,
      name: 'Posventa',
      permissions: ['orders.read', 'goods.read', 'reviews.moderate'],
      version: 2,
    });
    expect((await owner.call(ownRoles.list, {})).roles).toContainEqual(changed);
    expect(await owner.call(ownRoles.remove, { id: role.id })).toEqual(changed);
    expect((await owner.call(ownRoles.list, {})).roles.filter(({ id }) => id === role.id)).toEqual([]);
    const { entries } = await owner.call(audit.list, { kind: 'role' });
    expect(entries.slice(0, 3).map(({ action, subject, before, after }) => [action, subject, before, after])).toEqual([
      ['role.delete', 'Posventa', { name: 'Posventa', permissions: changed.permissions }, null],
      [
        'role.update',
        'Posventa',
        { name: 'Devoluciones', permissions: role.permissions },
        { name: 'Posventa', permissions: changed.permissions },
      ],
      ['role.create', 'Devoluciones', null, { name: 'Devoluciones', permissions: role.permissions }],
    ]);
  });

  test('never have what is the owner’s alone: the call refuses it, and so does the database', async () => {
    const { pool } = here.shop;
    const role = await create(['orders.read']);
    const owners = permissionNames.filter((name) => permissions[name].length === 1);
    expect(owners).toHaveLength(5);
    for (const permission of owners) {
      for (const [method, path] of [
        ['POST', '/admin/roles'],
        ['PUT', `/admin/roles/${role.id}`],
      ] as const) {
        const body = JSON.stringify({ name: 'Dueño 2', permissions: ['orders.read', permission] });
        const answer = await owner.send(path, { method, headers: { 'content-type': 'application/json' }, body });
        expect([permission, method, answer.status]).toEqual([permission, method, 422]);
        expect(await answer.text()).toContain('solo de los dueños');
      }
      await expect(
        pool.query(`update own_roles set permissions = permissions || array[$1] where id = $2`, [permission, role.id]),
      ).rejects.toThrow('own_roles_permissions_check');
    }
    await expect(
      pool.query(`update own_roles set permissions = array['orders.read'] where id = $1`, [role.id]),
    ).rejects.toThrow('own_roles_permissions_check');
    for (const bad of [
      { name: ' ', permissions: ['orders.read'] },
      { name: 'x'.repeat(41), permissions: ['orders.read'] },
      { name: 'Nada', permissions: [] },
    ]) {
      const body = JSON.stringify(bad);
      const answer = await owner.send('/admin/roles', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect([bad.name, answer.status]).toEqual([bad.name, 422]);
    }
  });

  test('have different names, however they are written, and are 20 at most, also at the same moment', async () => {
    const alone = await openShop();
    const one = await alone.admin('una');
    const add = (name: string) => one.call(ownRoles.create, { name, permissions: ['goods.read'] });
    await add('Depósito');
    const taken = await one.refusal(ownRoles.create, { name: 'DEPÓSITO', permissions: ['goods.read'] });
    expect([taken.code, taken.errors]).toEqual([
      'role_name_taken',
      [{ path: 'name', message: 'Ya hay un rol con ese nombre.' }],
    ]);
    const settled = await Promise.allSettled(Array.from({ length: 24 }, (_, at) => add(`Rol ${at}`)));
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(19);
    expect((await one.refusal(ownRoles.create, { name: 'Otro', permissions: ['goods.read'] })).detail).toContain('20');
    expect((await one.call(ownRoles.list, {})).roles).toHaveLength(20);
    await alone.close();
  });

  test('are given, and their people may do what the role may, and nothing else', async () => {
    const role = await create(['coupons.write'], 'Cuponera');
    await here.shop.customer('cora');
    const promoted = await owner.call(people.setRole, { user_name: 'cora', rol: role.rol });
    expect(promoted).toMatchObject({
      rol: role.rol,
      ownRole: { name: 'Cuponera', permissions: ['desk.use', 'desk.search', 'goods.read', 'coupons.write'] },
    });
    const created = { user_name: 'cleo.nueva', legajo_user: '200071', rol: role.rol, user_password: 'abcd' } as const;
    expect(await owner.call(people.createAdmin, created)).toMatchObject({ rol: role.rol });
    const { token } = await here.shop.guest().call(accounts.logIn, { user_name: 'cleo.nueva', user_password: 'abcd' });
    const cleo = createActor('cleo', here.shop.sendAs({ authorization: `Bearer ${token}` }));
    expect((await cleo.call(accounts.session, {})).user).toMatchObject({ rol: role.rol, ownRole: promoted.ownRole });
    expect((await cleo.call(personal.show, {})).user).toMatchObject({ rol: role.rol, ownRole: promoted.ownRole });
    expect(await cleo.call(couponDesk.list, {})).toBeDefined();
    expect((await cleo.refusal(orderDesk.counts, {})).code).toBe('not_allowed');
    expect((await cleo.refusal(ownRoles.list, {})).code).toBe('not_allowed');
    const listed = await owner.call(people.list, { rol: role.rol });
    expect(listed.people.map(({ username }) => username)).toEqual(['cleo.nueva', 'cora']);
    const { entries } = await owner.call(audit.list, { subject: 'cora' });
    // By its name, which says something when there is no such role any more.
    expect(entries[0]).toMatchObject({ action: 'user.role', before: { rol: 'client' }, after: { rol: 'Cuponera' } });
    expect((await owner.call(ownRoles.list, {})).roles.find(({ id }) => id === role.id)?.people).toBe(2);
  });

  test('that there are not can be given to nobody', async () => {
    await here.shop.customer('nina');
    for (const rol of ['own-999999', 'own-123456789'] as const) {
      expect((await owner.refusal(people.setRole, { user_name: 'nina', rol })).code).toBe('role_not_found');
    }
    const body = JSON.stringify({ user_name: 'nina', rol: 'own-0' });
    const headers = { 'content-type': 'application/json' };
    expect((await owner.send('/client/update', { method: 'PATCH', headers, body })).status).toBe(422);
    await expect(here.shop.pool.query(`update users set rol = 'own-999999' where username = 'nina'`)).rejects.toThrow(
      'there is no role',
    );
    await expect(here.shop.pool.query(`update users set rol = 'jefe' where username = 'nina'`)).rejects.toThrow(
      'users_rol_check',
    );
    expect(await roleOf('nina')).toMatchObject({ rol: 'client', own_role: null });
  });

  test('a changed role acts at once on sessions, tokens of programs, open streams and what pages show', async () => {
    const { shop } = here;
    const role = await create(['orders.read', 'coupons.write', 'programs.manage'], 'Mostrador');
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

    await owner.call(ownRoles.update, { id: role.id, name: 'Mostrador', permissions: ['coupons.write'] });
    expect((await her.refusal(orderDesk.counts, {})).code).toBe('not_allowed');
    expect((await program.refusal(orderDesk.counts, {})).code).toBe('not_in_scope');
    expect(await her.call(couponDesk.list, {})).toBeDefined();
    expect(await program.call(couponDesk.list, {})).toBeDefined();
    expect((await shownRole())?.permissions).toEqual(['desk.use', 'desk.search', 'goods.read', 'coupons.write']);
    await vi.waitFor(() => expect(shop.services.streams.count()).toBe(open - 1));
    await stream.body?.cancel();

    // And back: nobody logs in anew, and the token does what its maker may again.
    await owner.call(ownRoles.update, { id: role.id, name: 'Caja', permissions: ['orders.read'] });
    expect(await her.call(orderDesk.counts, {})).toBeDefined();
    expect(await program.call(orderDesk.counts, {})).toBeDefined();
    expect((await her.refusal(couponDesk.list, {})).code).toBe('not_allowed');
    expect((await shownRole())?.name).toBe('Caja');
    await changes.stop();
  });

  test('a role that gets more while somebody has it needs the own password, and one that gets less does not', async () => {
    const browser = await ownerAtBrowser('duena2');
    const role = await create(['orders.read']);
    const more = { id: role.id, name: role.name, permissions: ['orders.read', 'orders.refund'] as GivenPermission[] };
    // Nobody is promoted.
    expect(await browser.call(ownRoles.update, more)).toMatchObject({ permissions: more.permissions });
    await browser.call(ownRoles.update, { ...more, permissions: ['orders.read'] });
    await here.shop.staff(role.rol, 'petra');
    for (const currentPassword of [undefined, '', 'otra-clave']) {
      const refused = await browser.refusal(ownRoles.update, { ...more, currentPassword });
      expect([refused.code, refused.errors[0]?.path]).toEqual(['wrong_password', 'currentPassword']);
    }
    expect((await roleOf('petra'))?.own_role?.permissions).not.toContain('orders.refund');
    expect(await browser.call(ownRoles.update, { ...more, currentPassword: 'mi-clave-7' })).toMatchObject({
      people: 1,
    });
    expect((await roleOf('petra'))?.own_role?.permissions).toContain('orders.refund');
    expect(await browser.call(ownRoles.update, { ...more, permissions: ['orders.read'] })).toMatchObject({ people: 1 });
    // So does moving them to a greater one, and giving the role to somebody.
    const greater = { id: role.id, moveTo: 'manager' as const };
    expect((await browser.refusal(ownRoles.remove, greater)).code).toBe('wrong_password');
    await here.shop.customer('pilar');
    expect((await browser.refusal(people.setRole, { user_name: 'pilar', rol: role.rol })).code).toBe('wrong_password');
    expect(await browser.call(ownRoles.remove, { ...greater, currentPassword: 'mi-clave-7' })).toMatchObject({
      people: 1,
    });
    expect(await roleOf('petra')).toMatchObject({ rol: 'manager', own_role: null });
  });

  test('a role that somebody has is deleted only when they get another one, and log in anew', async () => {
    const role = await create(['orders.read'], 'Vidriera');
    const other = await create(['goods.read'], 'Salón');
    const one = await here.shop.staff(role.rol, 'vera');
    await here.shop.staff(role.rol, 'vito');
    const refused = await owner.refusal(ownRoles.remove, { id: role.id });
    expect([refused.code, refused.detail]).toEqual([
      'role_in_use',
      '2 personas tienen este rol. Elija qué rol pasa a tener cada una.',
    ]);
    expect((await owner.refusal(ownRoles.remove, { id: role.id, moveTo: role.rol })).code).toBe('role_not_found');
    expect((await owner.refusal(ownRoles.remove, { id: role.id, moveTo: 'own-999999' })).code).toBe('role_not_found');
    await expect(here.shop.pool.query('delete from own_roles where id = $1', [role.id])).rejects.toThrow(
      'users_own_rol',
    );
    expect(await owner.call(ownRoles.remove, { id: role.id, moveTo: other.rol })).toMatchObject({ people: 2 });
    expect(await roleOf('vera')).toMatchObject({ rol: other.rol, own_role: { name: 'Salón' } });
    expect((await one.call(accounts.session, {})).user).toBeNull();
    const { entries } = await owner.call(audit.list, { subject: 'vito' });
    expect(entries[0]).toMatchObject({ action: 'user.role', before: { rol: 'Vidriera' }, after: { rol: 'Salón' } });
    const deleted = (await owner.call(audit.list, { kind: 'role' })).entries[0];
    expect(deleted).toMatchObject({ action: 'role.delete', subject: 'Vidriera', after: { movedTo: 'Salón' } });
    await owner.call(ownRoles.remove, { id: other.id, moveTo: 'client' });
    expect(await roleOf('vera')).toMatchObject({ rol: 'client', own_role: null });
  });

  test('who edited an outdated one is told what it is now, and who changed it', async () => {
    const role = await create(['goods.read'], 'Versionado');
    await owner.call(ownRoles.update, { id: role.id, name: 'Versionado', permissions: ['orders.read'], version: 1 });
    const edit = { id: role.id, name: 'Mío', permissions: ['goods.read'] as GivenPermission[], version: 1 };
    const refused = await owner.refusal(ownRoles.update, edit);
    expect(refused.code).toBe('changed_meanwhile');
    expect(refused.conflict).toMatchObject({
      present: { name: 'Versionado', permissions: ['orders.read'], version: 2 },
      changedBy: [{ field: 'permissions', actor: 'duena' }],
    });
    expect((await owner.refusal(ownRoles.remove, { id: role.id, version: 1 })).code).toBe('changed_meanwhile');
    expect(await owner.call(ownRoles.update, { ...edit, version: 2 })).toMatchObject({ name: 'Mío', version: 3 });
    // The same again changes nothing.
    expect(await owner.call(ownRoles.update, { ...edit, version: 3 })).toMatchObject({ version: 3 });
  });

  test('letters go to those whose role may what they are about', async () => {
    const role = await create(['orders.fulfil', 'claims.answer', 'programs.manage']);
    const { id } = await here.shop.staff(role.rol, 'lea');
    const ids = async () => {
      const found = await Promise.all([orderReaders, claimReaders, programKeepers].map((read) => read(here.shop.db)));
      return found.map((readers) => readers.some((one) => one.id === id));
    };
    expect(await ids()).toEqual([true, true, true]);
    await owner.call(ownRoles.update, { id: role.id, name: role.name, permissions: ['orders.read'] });
    expect(await ids()).toEqual([false, false, false]);
  });
});

describe('TEAM-1 a role that changes while it is given', () => {
  test('whoever gives it waits for the change, and gives the changed one', async () => {
    const role = await create(['orders.read']);
    await here.shop.customer('gala');
    const client = await here.shop.pool.connect();
    await client.query('begin');
    await client.query(`update own_roles set permissions = permissions || array['goods.read'] where id = $1`, [
      role.id,
    ]);
    let isDone = false;
    const giving = owner.call(people.setRole, { user_name: 'gala', rol: role.rol }).finally(() => (isDone = true));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isDone).toBe(false);
    await client.query('commit');
    client.release();
    expect((await giving).ownRole?.permissions).toEqual(['desk.use', 'desk.search', 'orders.read', 'goods.read']);
  });

  test('a change waits for whoever is being given it, and reaches that person', async () => {
    const role = await create(['orders.read', 'goods.read']);
    const { id } = await here.shop.customer('greta');
    const client = await here.shop.pool.connect();
    await client.query('begin');
    await client.query('update users set rol = $1 where id = $2', [role.rol, id]);
    let isDone = false;
    const changing = owner
      .call(ownRoles.update, { id: role.id, name: role.name, permissions: ['goods.read'] })
      .finally(() => (isDone = true));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isDone).toBe(false);
    await client.query('commit');
    client.release();
    expect((await changing).people).toBe(1);
    expect((await roleOf('greta'))?.own_role?.permissions).toEqual(['desk.use', 'desk.search', 'goods.read']);
  });

  test('or is deleted: the one who comes later is refused, and nobody has a role that is gone', async () => {
    for (let round = 0; round < 10; round += 1) {
      const role = await create(['orders.read']);
      const user_name = `ronda${round}`;
      await here.shop.customer(user_name);
      const [given, removed] = await Promise.allSettled([
        owner.call(people.setRole, { user_name, rol: role.rol }),
        owner.call(ownRoles.remove, { id: role.id }),
      ]);
      expect([given.status, removed.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      const present = await roleOf(user_name);
      expect(present?.rol).toBe(given.status === 'fulfilled' ? role.rol : 'client');
    }
  });

  test('many changes and gifts at once leave everybody with what the role may at the end', async () => {
    const role = await create(['orders.read']);
    const names = Array.from({ length: 8 }, (_, at) => `masiva${at}`);
    for (const name of names) await here.shop.customer(name);
    const sets: readonly GivenPermission[][] = [['goods.read'], ['orders.read'], ['settings.read'], ['reports.read']];
    await here.shop.staff(role.rol, 'primera');
    // One that would promote people without the password is refused.
    const settled = await Promise.allSettled([
      ...names.map((user_name) => owner.call(people.setRole, { user_name, rol: role.rol })),
      ...sets.map((given) => owner.call(ownRoles.update, { id: role.id, name: role.name, permissions: given })),
    ]);
    const { rows } = await here.shop.pool.query<{ permissions: string[] }>(
      'select permissions from own_roles where id = $1',
      [role.id],
    );
    const failures = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(failures.filter((one) => !(one instanceof ShopError && one.code === 'wrong_password'))).toEqual([]);
    for (const name of ['primera', ...names]) {
      const present = await roleOf(name);
      if (present?.rol === role.rol) expect(present.own_role?.permissions).toEqual(rows[0]?.permissions);
    }
  });
});

test('TEAM-4 whoever manages people, and is no owner any more, finishes no change of a role', async () => {
  const role = await create(['orders.read']);
  const second = await here.shop.admin('segunda');
  const client = await here.shop.pool.connect();
  await client.query('begin');
  await client.query('select from own_roles where id = $1 for update', [role.id]);
  const changing = second.refusal(ownRoles.update, { id: role.id, name: 'Tomado', permissions: ['goods.read'] });
  await new Promise((resolve) => setTimeout(resolve, 200));
  await here.shop.pool.query(`update users set rol = 'manager' where username = 'segunda'`);
  await client.query('commit');
  client.release();
  expect((await changing).code).toBe('not_allowed');
});
