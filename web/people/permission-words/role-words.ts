import { t } from '#messages/messages.ts';
import { givenOf } from '#contract/core/protocol/given-permissions.ts';
import { rightsOf, type Ranked } from '#contract/core/protocol/permissions.ts';
import { isFixedRole, type FixedRole } from '#contract/core/protocol/staff-roles.ts';
import { permissionWords } from './permission-words.ts';

const roles = {
  admin: t('people.admin'),
  manager: t('people.roleManager'),
  catalogue: t('people.roleCatalogue'),
  orders: t('people.roleOrders'),
  marketing: t('people.roleMarketing'),
  viewer: t('people.roleViewer'),
  client: t('people.customerRole'),
} as const satisfies Record<FixedRole | 'client', string>;

/** What each role that every shop has may do, in a sentence. */
const roleMeanings = {
  admin: t('people.adminMeaning'),
  manager: t('people.managerMeaning'),
  catalogue: t('people.catalogueMeaning'),
  orders: t('people.ordersMeaning'),
  marketing: t('people.marketingMeaning'),
  viewer: t('people.viewerMeaning'),
} as const satisfies Record<FixedRole, string>;

/** Returns what a role is called; one of the owner's own as the owner called it. */
export function roleName({ rol, ownRole }: Ranked): string {
  return ownRole?.name ?? roles[isFixedRole(rol) ? rol : 'client'];
}

/** Returns what a role of those who work in the shop may do, in a sentence. */
export function roleMeaning(ranked: Ranked): string {
  const { rol } = ranked;
  if (isFixedRole(rol)) return roleMeanings[rol];
  const may = givenOf(rightsOf(ranked)).map((one) => permissionWords[one]);
  return t('roles.mayDo', { list: may.join('; ') });
}
