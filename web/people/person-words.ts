import { t } from '#messages/messages.ts';
import type { Ranked } from '#contract/core/protocol/permissions.ts';
import type { User } from '#contract/people/accounts/accounts.ts';
import type { ListedPerson } from '#contract/office/people-desk.ts';
import { roleName } from '#contract/people/accounts/role-name.ts';
import { roleMeaning } from './permission-words/role-words.ts';

/** Returns the fullest known name: name and lastname, else the name, else the user name. */
export function headingOf({ name, lastname, username }: Pick<User, 'name' | 'lastname' | 'username'>): string {
  if (name && lastname) return `${name} ${lastname}`;
  return name || username;
}

/** Returns what happens to the orders of a deleted account, as text; empty if there are no orders. */
export function ordersLeftBehind({ orders, paidOrders }: Pick<ListedPerson, 'orders' | 'paidOrders'>): string[] {
  if (orders === 0) return [];
  return [t('people.ordersLeft', { orders, paid: paidOrders }), t('people.ordersStay')];
}

/** Returns the texts that explain a change to another role before it is confirmed. */
export function roleChangeOf(person: Ranked & Pick<User, 'username'>, to: Ranked) {
  const { username } = person;
  if (to.rol === 'admin') {
    return {
      title: t('people.makeAdminTitle', { username }),
      meaning: t('people.makeAdminMeaning'),
      confirm: t('people.makeAdmin'),
    };
  }
  if (to.rol === 'client') {
    return {
      title:
        person.rol === 'admin'
          ? t('people.removeAdminTitle', { username })
          : t('people.removeRoleTitle', { username, role: roleName(person) }),
      meaning: t('people.removeAdminMeaning'),
      confirm: t('people.removeAdmin'),
    };
  }
  return {
    title: t('people.giveRoleTitle', { username, role: roleName(to) }),
    meaning: `${roleMeaning(to)} ${t('people.mustSignInAgain')}`,
    confirm: t('people.giveRole'),
  };
}
