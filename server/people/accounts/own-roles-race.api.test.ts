import { describe, expect, test } from 'vitest';
import type { GivenPermission } from '#contract/core/protocol/given-permissions.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { ownRoles } from '#contract/people/accounts/own-roles.ts';
import { people } from '#contract/office/people-desk.ts';
import { openedShop } from '#test/opened-shop.ts';
import { ownRolesScene } from '#test/own-roles.ts';

const here = openedShop();
const scene = ownRolesScene(here);

describe('TEAM-1 a role that changes while it is given', () => {
  test('whoever gives it waits for the change, and gives the changed one', async () => {
    const role = await scene.create(['orders.read']);
    await here.shop.customer('gala');
    const client = await here.shop.pool.connect();
    await client.query('begin');
    await client.query(`update own_roles set permissions = permissions || array['goods.read'] where id = $1`, [
      role.id,
    ]);
    let isDone = false;
    const giving = scene
      .owner()
      .call(people.setRole, { user_name: 'gala', rol: role.rol })
      .finally(() => (isDone = true));
    await scene.isHeldUp();
    expect(isDone).toBe(false);
    await client.query('commit');
    client.release();
    expect((await giving).ownRole?.permissions).toEqual(['desk.use', 'desk.search', 'orders.read', 'goods.read']);
  });

  test('a change waits for whoever is being given it, and reaches that person', async () => {
    const role = await scene.create(['orders.read', 'goods.read']);
    const { id } = await here.shop.customer('greta');
    const client = await here.shop.pool.connect();
    await client.query('begin');
    await client.query('update users set rol = $1 where id = $2', [role.rol, id]);
    let isDone = false;
    const changing = scene
      .owner()
      .call(ownRoles.update, { id: role.id, name: role.name, permissions: ['goods.read'] })
      .finally(() => (isDone = true));
    await scene.isHeldUp();
    expect(isDone).toBe(false);
    await client.query('commit');
    client.release();
    expect((await changing).people).toBe(1);
    expect((await scene.roleOf('greta'))?.own_role?.permissions).toEqual(['desk.use', 'desk.search', 'goods.read']);
  });

  test('or is deleted: the one who comes later is refused, and nobody has a role that is gone', async () => {
    for (let round = 0; round < 10; round += 1) {
      const role = await scene.create(['orders.read']);
      const user_name = `ronda${round}`;
      await here.shop.customer(user_name);
      const [given, removed] = await Promise.allSettled([
        scene.owner().call(people.setRole, { user_name, rol: role.rol }),
        scene.owner().call(ownRoles.remove, { id: role.id }),
      ]);
      expect([given.status, removed.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      const present = await scene.roleOf(user_name);
      expect(present?.rol).toBe(given.status === 'fulfilled' ? role.rol : 'client');
    }
  });

  test('many changes and gifts at once leave everybody with what the role may at the end', async () => {
    const role = await scene.create(['orders.read']);
    const names = Array.from({ length: 8 }, (_, at) => `masiva${at}`);
    for (const name of names) await here.shop.customer(name);
    const sets: readonly GivenPermission[][] = [['goods.read'], ['orders.read'], ['settings.read'], ['reports.read']];
    await here.shop.staff(role.rol, 'primera');
    // One that would promote people without the password is refused.
    const settled = await Promise.allSettled([
      ...names.map((user_name) => scene.owner().call(people.setRole, { user_name, rol: role.rol })),
      ...sets.map((given) => scene.owner().call(ownRoles.update, { id: role.id, name: role.name, permissions: given })),
    ]);
    const { rows } = await here.shop.pool.query<{ permissions: string[] }>(
      'select permissions from own_roles where id = $1',
      [role.id],
    );
    const failures = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(failures.filter((one) => !(one instanceof ShopError && one.code === 'wrong_password'))).toEqual([]);
    for (const name of ['primera', ...names]) {
      const present = await scene.roleOf(name);
      const expected = present?.rol === role.rol ? rows[0]?.permissions : undefined;
      expect(present?.own_role?.permissions).toEqual(expected);
    }
  });
});

test('TEAM-4 whoever manages people, and is no owner any more, finishes no change of a role', async () => {
  const role = await scene.create(['orders.read']);
  const second = await here.shop.admin('segunda');
  const client = await here.shop.pool.connect();
  await client.query('begin');
  await client.query('select from own_roles where id = $1 for update', [role.id]);
  const changing = second.refusal(ownRoles.update, { id: role.id, name: 'Tomado', permissions: ['goods.read'] });
  await scene.isHeldUp();
  await here.shop.pool.query(`update users set rol = 'manager' where username = 'segunda'`);
  await client.query('commit');
  client.release();
  expect((await changing).code).toBe('not_allowed');
});
