import { t } from '#messages/messages.ts';
import { givenOf } from '#contract/core/protocol/given-permissions.ts';
import { rightsOf, type Ranked } from '#contract/core/protocol/permissions.ts';
import { isFixedRole, type FixedRole } from '#contract/core/protocol/staff-roles.ts';
import { permissionWords } from './permission-words.ts';

/** What each role that every shop has may do, in a sentence. */
const roleMeanings = {
  admin: t('people.adminMeaning'),
  manager: t('people.managerMeaning'),
  catalogue: t('people.catalogueMeaning'),
  orders: t('people.ordersMeaning'),
  marketing: t('people.marketingMeaning'),
  viewer: t('people.viewerMeaning'),
} as const satisfies Record<FixedRole, string>;

/** Returns what a role of those who work in the shop may do, in a sentence. */
export function roleMeaning(ranked: Ranked): string {
  const { rol } = ranked;
  if (isFixedRole(rol)) return roleMeanings[rol];
  const may = givenOf(rightsOf(ranked)).map((one) => permissionWords[one]);
  return t('roles.mayDo', { list: may.join('; ') });
}
