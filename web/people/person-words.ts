import { t } from '#messages/messages.ts';
import type { AccountRole, StaffRole } from '#contract/core/protocol/staff-roles.ts';
import type { User } from '#contract/people/accounts/accounts.ts';
import type { ListedPerson } from '#contract/office/people-desk.ts';

/** Returns the fullest known name: name and lastname, else the name, else the user name. */
export function headingOf({ name, lastname, username }: Pick<User, 'name' | 'lastname' | 'username'>): string {
  if (name && lastname) return `${name} ${lastname}`;
  return name || username;
}

const roles = {
  admin: t('people.admin'),
  manager: t('people.roleManager'),
  catalogue: t('people.roleCatalogue'),
  orders: t('people.roleOrders'),
  marketing: t('people.roleMarketing'),
  viewer: t('people.roleViewer'),
  client: t('people.customerRole'),
} as const satisfies Record<AccountRole, string>;

/** What each role may do, in a sentence. */
export const roleMeanings = {
  admin: t('people.adminMeaning'),
  manager: t('people.managerMeaning'),
  catalogue: t('people.catalogueMeaning'),
  orders: t('people.ordersMeaning'),
  marketing: t('people.marketingMeaning'),
  viewer: t('people.viewerMeaning'),
} as const satisfies Record<StaffRole, string>;

export function roleName(rol: AccountRole): string {
  return roles[rol];
}

/** Returns what happens to the orders of a deleted account, as text; empty if there are no orders. */
export function ordersLeftBehind({ orders, paidOrders }: Pick<ListedPerson, 'orders' | 'paidOrders'>): string[] {
  if (orders === 0) return [];
  return [t('people.ordersLeft', { orders, paid: paidOrders }), t('people.ordersStay')];
}

/** Returns the texts that explain a change to another role before it is confirmed. */
export function roleChangeOf({ rol, username }: Pick<User, 'rol' | 'username'>, to: AccountRole) {
  if (to === 'admin') {
    return {
      title: t('people.makeAdminTitle', { username }),
      meaning: t('people.makeAdminMeaning'),
      confirm: t('people.makeAdmin'),
    };
  }
  if (to === 'client') {
    return {
      title:
        rol === 'admin'
          ? t('people.removeAdminTitle', { username })
          : t('people.removeRoleTitle', { username, role: roleName(rol) }),
      meaning: t('people.removeAdminMeaning'),
      confirm: t('people.removeAdmin'),
    };
  }
  return {
    title: t('people.giveRoleTitle', { username, role: roleName(to) }),
    meaning: `${roleMeanings[to]} ${t('people.mustSignInAgain')}`,
    confirm: t('people.giveRole'),
  };
}
