import { beforeAll, vi } from 'vitest';
import { ownRights, type GivenPermission } from '#contract/core/protocol/given-permissions.ts';
import { rightsOf, type Permission, type Ranked } from '#contract/core/protocol/permissions.ts';
import { isFixedRole, staffRoles } from '#contract/core/protocol/staff-roles.ts';
import { ownRoles, type ListedRole } from '#contract/people/accounts/own-roles.ts';
import { hashOf } from '#server/people/accounts/passwords.service.ts';
import { createActor, type Actor } from './actor.ts';
import type { Shop } from './shop.ts';

/** An owner who puts roles together by the calls that the pages make, in a shop that is opened before the tests. */
export function ownRolesScene(here: { readonly shop: Shop }) {
  let owner: Actor | undefined;
  let made = 0;
  beforeAll(async () => {
    owner = await here.shop.admin('duena');
  });

  function present(): Actor {
    if (!owner) throw new Error('the shop is not open');
    return owner;
  }

  return {
    owner: present,
    create(given: readonly GivenPermission[], name = `Rol ${(made += 1)}`): Promise<ListedRole> {
      return present().call(ownRoles.create, { name, permissions: [...given] });
    },
    /** Returns what the row of a person says. */
    async roleOf(username: string) {
      const { rows } = await here.shop.pool.query<{ rol: string; own_role: { permissions: string[] } | null }>(
        'select rol, own_role from users where username = $1',
        [username],
      );
      return rows[0];
    },
    /** Waits until a statement waits for a lock that another one holds. */
    async isHeldUp(): Promise<void> {
      const { pool } = here.shop;
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await vi.waitFor(async () => {
        if ((await pool.query(waiting)).rowCount === 0) throw new Error('nothing waits');
      });
    },
    /** An owner at a browser: the session is a cookie, and the password is known. */
    async ownerAtBrowser(username: string): Promise<Actor> {
      const { shop } = here;
      const { id, token } = await shop.admin(username);
      await shop.pool.query('update users set password_hash = $1 where id = $2', [await hashOf('mi-clave-7'), id]);
      return createActor(username, shop.sendAs({ cookie: `percha=${token}`, origin: shop.settings.publicUrl }));
    },
  };
}

/** Roles of the owner's own, the first ones in a shop: one beside the others, and one that has much of what a manager has. */
const own = {
  'own-1': { name: 'Depósito', permissions: ['orders.read', 'orders.fulfil', 'goods.read', 'stock.write'] },
  'own-2': {
    name: 'Segunda',
    permissions: [
      'orders.read',
      'orders.fulfil',
      'orders.refund',
      'customers.read',
      'customers.export',
      'programs.manage',
    ],
  },
} as const;

/** The roles that every shop has, and two of the owner's own. */
export const everyRole = [...staffRoles, 'own-1', 'own-2'] as const;

/** Makes the two roles of the owner's own, in a shop that has none yet. */
export async function makeOwnRoles(shop: Shop): Promise<void> {
  for (const [rol, { name, permissions }] of Object.entries(own)) {
    if ((await shop.ownRole(name, permissions)).rol !== rol) throw new Error(`${rol} is another role`);
  }
}

export function rankOf(role: (typeof everyRole)[number]): Ranked {
  if (isFixedRole(role)) return { rol: role };
  const { name, permissions } = own[role];
  return { rol: role, ownRole: { name, permissions: ownRights(permissions) } };
}

/** Returns what somebody with one of these roles may do; nothing for others. */
export function rightsBy(role: string): readonly Permission[] {
  const known = everyRole.find((one) => one === role);
  return known === undefined ? [] : rightsOf(rankOf(known));
}
