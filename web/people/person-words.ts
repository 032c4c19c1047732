import { t } from '#messages/messages.ts';
import type { User } from '#contract/people/accounts/accounts.ts';
import type { ListedPerson } from '#contract/office/people-desk.ts';

/** Returns the fullest known name: name and lastname, else the name, else the user name. */
export function headingOf({ name, lastname, username }: Pick<User, 'name' | 'lastname' | 'username'>): string {
  if (name && lastname) return `${name} ${lastname}`;
  return name || username;
}

const roles = { admin: t('people.admin'), client: t('people.customerRole') } as const satisfies Record<
  User['rol'],
  string
>;

export function roleName(rol: User['rol']): string {
  return roles[rol];
}

/** Returns what happens to the orders of a deleted account, as text; empty if there are no orders. */
export function ordersLeftBehind({ orders, paidOrders }: Pick<ListedPerson, 'orders' | 'paidOrders'>): string[] {
  if (orders === 0) return [];
  return [t('people.ordersLeft', { orders, paid: paidOrders }), t('people.ordersStay')];
}

/** Returns the texts that explain a change of role before it is confirmed. */
export function roleChangeOf({ rol, username }: Pick<User, 'rol' | 'username'>) {
  if (rol === 'client') {
    return {
      title: t('people.makeAdminTitle', { username }),
      meaning: t('people.makeAdminMeaning'),
      confirm: t('people.makeAdmin'),
    };
  }
  return {
    title: t('people.removeAdminTitle', { username }),
    meaning: t('people.removeAdminMeaning'),
    confirm: t('people.removeAdmin'),
  };
}
