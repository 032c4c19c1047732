import { describe, expect, test } from 'vitest';
import type { GivenPermission } from '#contract/core/protocol/given-permissions.ts';
import { permissionNames, permissions } from '#contract/core/protocol/permissions.ts';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { ownRoles } from '#contract/people/accounts/own-roles.ts';
import { audit } from '#contract/office/audit-desk.ts';
import { openedShop } from '#test/opened-shop.ts';
import { ownRolesScene } from '#test/own-roles.ts';
import { openShop } from '#test/shop.ts';

const here = openedShop();
const scene = ownRolesScene(here);

describe("TEAM-1 the owner's own roles", () => {
  test('are created, listed, renamed and deleted, and the log says so', async () => {
    const role = await scene.create(['orders.refund'], '  Devoluciones ');
    // What giving money back is of no use without comes along.
    expect(role).toEqual({
      id: role.id,
      rol: `own-${role.id}`,
      name: 'Devoluciones',
      permissions: ['orders.read', 'orders.refund'],
      people: 0,
      version: 1,
    });
    const changed = await scene.owner().call(ownRoles.update, {
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
    expect((await scene.owner().call(ownRoles.list, {})).roles).toContainEqual(changed);
    expect(await scene.owner().call(ownRoles.remove, { id: role.id })).toEqual(changed);
    expect((await scene.owner().call(ownRoles.list, {})).roles.filter(({ id }) => id === role.id)).toEqual([]);
    const { entries } = await scene.owner().call(audit.list, { kind: 'role' });
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
    const role = await scene.create(['orders.read']);
    const owners = permissionNames.filter((name) => permissions[name].length === 1);
    expect(owners).toHaveLength(5);
    for (const permission of owners) {
      for (const [method, path] of [
        ['POST', '/admin/roles'],
        ['PUT', `/admin/roles/${role.id}`],
      ] as const) {
        const body = JSON.stringify({ name: 'Dueño 2', permissions: ['orders.read', permission] });
        const answer = await scene
          .owner()
          .send(path, { method, headers: { 'content-type': 'application/json' }, body });
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
      const answer = await scene.owner().send('/admin/roles', {
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

  test('a role that somebody has is deleted only when they get another one, and log in anew', async () => {
    const role = await scene.create(['orders.read'], 'Vidriera');
    const other = await scene.create(['goods.read'], 'Salón');
    const one = await here.shop.staff(role.rol, 'vera');
    await here.shop.staff(role.rol, 'vito');
    const refused = await scene.owner().refusal(ownRoles.remove, { id: role.id });
    expect([refused.code, refused.detail]).toEqual([
      'role_in_use',
      '2 personas tienen este rol. Elija qué rol pasa a tener cada una.',
    ]);
    expect((await scene.owner().refusal(ownRoles.remove, { id: role.id, moveTo: role.rol })).code).toBe(
      'role_not_found',
    );
    expect((await scene.owner().refusal(ownRoles.remove, { id: role.id, moveTo: 'own-999999' })).code).toBe(
      'role_not_found',
    );
    await expect(here.shop.pool.query('delete from own_roles where id = $1', [role.id])).rejects.toThrow(
      'users_own_rol',
    );
    expect(await scene.owner().call(ownRoles.remove, { id: role.id, moveTo: other.rol })).toMatchObject({ people: 2 });
    expect(await scene.roleOf('vera')).toMatchObject({ rol: other.rol, own_role: { name: 'Salón' } });
    expect((await one.call(accounts.session, {})).user).toBeNull();
    const { entries } = await scene.owner().call(audit.list, { subject: 'vito' });
    expect(entries[0]).toMatchObject({ action: 'user.role', before: { rol: 'Vidriera' }, after: { rol: 'Salón' } });
    const deleted = (await scene.owner().call(audit.list, { kind: 'role' })).entries[0];
    expect(deleted).toMatchObject({ action: 'role.delete', subject: 'Vidriera', after: { movedTo: 'Salón' } });
    await scene.owner().call(ownRoles.remove, { id: other.id, moveTo: 'client' });
    expect(await scene.roleOf('vera')).toMatchObject({ rol: 'client', own_role: null });
  });

  test('who edited an outdated one is told what it is now, and who changed it', async () => {
    const role = await scene.create(['goods.read'], 'Versionado');
    await scene
      .owner()
      .call(ownRoles.update, { id: role.id, name: 'Versionado', permissions: ['orders.read'], version: 1 });
    const permissionsMine: GivenPermission[] = ['goods.read'];
    const edit = { id: role.id, name: 'Mío', permissions: permissionsMine, version: 1 };
    const refused = await scene.owner().refusal(ownRoles.update, edit);
    expect(refused.code).toBe('changed_meanwhile');
    expect(refused.conflict).toMatchObject({
      present: { name: 'Versionado', permissions: ['orders.read'], version: 2 },
      changedBy: expect.arrayContaining([expect.objectContaining({ field: 'permissions', actor: 'duena' })]),
    });
    expect((await scene.owner().refusal(ownRoles.remove, { id: role.id, version: 1 })).code).toBe('changed_meanwhile');
    expect(await scene.owner().call(ownRoles.update, { ...edit, version: 2 })).toMatchObject({
      name: 'Mío',
      version: 3,
    });
    // The same again changes nothing.
    expect(await scene.owner().call(ownRoles.update, { ...edit, version: 3 })).toMatchObject({ version: 3 });
  });
});
