import type { Permission } from './permissions.ts';

/** What a program may be allowed to do by its token, each the permission of the same name. */
export const scopes = [
  'orders.read',
  'orders.export',
  'orders.fulfil',
  'orders.enter',
  'orders.settle',
  'orders.cancel',
  'orders.refund',
  'returns.decide',
  'claims.answer',
  'goods.read',
  'goods.write',
  'stock.write',
  'campaigns.write',
  'coupons.write',
  'reviews.moderate',
  'delivery.write',
  'content.write',
  'content.publish',
  'letters.write',
  'marketing.write',
  'assistant.write',
  'translations.write',
  'customers.read',
  'customers.write',
  'customers.export',
  'reports.read',
  'audit.read',
  'settings.read',
  'settings.write',
  'desk.search',
] as const satisfies readonly Permission[];

export type Scope = (typeof scopes)[number];

/**
 * The permissions that no program gets: what gives power over people, over the money's account or over the shop itself stays with
 * people, and so do tokens. A permission that is neither here nor a scope does not compile.
 */
export const ofPeopleOnly = {
  'desk.use': 'the own lists of a person',
  'people.manage': 'passwords, roles and accounts',
  'programs.manage': 'tokens, and where news is sent to',
  'payments.settings': 'the account that buyers pay into',
  'settings.restore': 'earlier versions of any settings',
  'shop.manage': 'the mail server and the address of the shop, by which links for passwords go',
  'backups.read': 'all that the shop has',
} as const satisfies Record<Exclude<Permission, Scope>, string>;
