import { t } from '#messages/messages.ts';
import type { Ranked } from '#contract/core/protocol/permissions.ts';
import { isFixedRole, type FixedRole } from '#contract/core/protocol/staff-roles.ts';

const names = {
  admin: () => t('people.admin'),
  manager: () => t('people.roleManager'),
  catalogue: () => t('people.roleCatalogue'),
  orders: () => t('people.roleOrders'),
  marketing: () => t('people.roleMarketing'),
  viewer: () => t('people.roleViewer'),
  client: () => t('people.customerRole'),
} as const satisfies Record<FixedRole | 'client', () => string>;

/** Returns what a role is called; one of the owner's own as the owner called it, and one that was deleted meanwhile as a customer. */
export function roleName({ rol, ownRole }: Ranked): string {
  return ownRole?.name ?? names[isFixedRole(rol) ? rol : 'client']();
}
