import { staffRoles, type StaffRole } from './staff-roles.ts';

/** The visitor's role: not logged in, a customer, or somebody who works in the shop. */
export type Role = 'guest' | 'customer' | StaffRole;

const owners = ['admin'] as const;
/** Who runs the shop for its owners: all but what gives power over people, over the money's account, or over the shop itself. */
const leads = [...owners, 'manager'] as const;
const goodsDesk = [...leads, 'catalogue'] as const;
const orderDesk = [...leads, 'orders'] as const;
const marketingDesk = [...leads, 'marketing'] as const;
/** Who makes what visitors look at. */
const makers = [...goodsDesk, 'marketing'] as const;

/** What somebody who works in the shop may do, and the roles that may. A call of the back office names one of them. */
export const permissions = {
  /** What every page of the back office needs: the own lists, and the first step before the shop opens. */
  'desk.use': staffRoles,
  /** The finder, which shows some of orders, goods and customers at once. */
  'desk.search': staffRoles,
  /** Orders with their buyers, deliveries, money and returns. */
  'orders.read': [...orderDesk, 'viewer'],
  /** All orders in one answer, to take away. */
  'orders.export': leads,
  /** Handing over what was paid, with its prints, notes and e-mails. */
  'orders.fulfil': orderDesk,
  /** New orders for buyers who are looked up, with the payment that was taken at the counter. */
  'orders.enter': orderDesk,
  /** Saying that an order was paid, or that it failed: goods leave because of it. */
  'orders.settle': orderDesk,
  /** Cancelling a paid order, which gives all its money back. */
  'orders.cancel': leads,
  /** Giving money back, by itself or because of a return. */
  'orders.refund': leads,
  /** Returns and withdrawals, up to the money. */
  'returns.decide': orderDesk,
  /** Complaints and reversals, which only those read who answer them. */
  'claims.answer': orderDesk,
  /** Goods as the back office shows them, with their units and reviews. */
  'goods.read': staffRoles,
  /** Products with their prices and units, and categories. */
  'goods.write': goodsDesk,
  /** Prices of many products at once, and what they leave of costs. */
  'campaigns.write': makers,
  /** Codes that make purchases cheaper, and what was sold with them. */
  'coupons.write': marketingDesk,
  'stock.write': goodsDesk,
  'delivery.write': leads,
  /** Drafts of the home page and of pages. */
  'content.write': makers,
  /** What visitors see of them, and the menu. */
  'content.publish': marketingDesk,
  'letters.write': marketingDesk,
  /** Advertisements, to one customer or to all. */
  'marketing.write': marketingDesk,
  /** Deleting and answering what buyers say of goods. */
  'reviews.moderate': marketingDesk,
  'customers.read': [...orderDesk, 'viewer'],
  /** Customers and reviews that come along from another shop. */
  'customers.write': leads,
  /** All people in one answer. */
  'customers.export': leads,
  /** Who works in the shop, and deleting any account: whoever has this can get all others. */
  'people.manage': owners,
  /** Tokens of other programs, and the addresses that news is sent to. A token never does more than its maker may. */
  'programs.manage': leads,
  'settings.read': [...leads, 'viewer'],
  /** The settings that have no permission of their own. */
  'settings.write': leads,
  /** Earlier versions of any settings, also of those that have a permission of their own. */
  'settings.restore': owners,
  /** The account that buyers pay into. */
  'payments.settings': owners,
  /**
   * What keeps the shop running: its address, its mail server, e-mails that failed, opening and closing. Links for a new
   * password go through that server and to that address, so whoever has this can get into any account.
   */
  'shop.manage': owners,
  'backups.read': owners,
  'reports.read': [...leads, 'viewer'],
  'audit.read': [...leads, 'viewer'],
  'assistant.write': marketingDesk,
  /** The second language of all that the owner wrote, which is public at once. */
  'translations.write': marketingDesk,
} as const satisfies Readonly<Record<`${string}.${string}`, readonly StaffRole[]>>;

export type Permission = keyof typeof permissions;

export type PermissionTable = Readonly<Record<Permission, readonly StaffRole[]>>;

/** Roles that begin with one of shoppers: no list of them is for those who work in the shop alone. */
export type OpenRoles = readonly [Exclude<Role, StaffRole>, ...Role[]];

/**
 * Who may call: roles for what shoppers do, a permission for what only those do who work in the shop. `staff` is the permission
 * that those need, besides the roles, for a call that both make.
 */
export type Gate =
  | { readonly roles: OpenRoles; readonly staff?: Permission; readonly permission?: never }
  | { readonly permission: Permission; readonly roles?: never; readonly staff?: never };

/** Returns the roles that may call. */
export function rolesOf({ roles, staff, permission }: Gate, table: PermissionTable = permissions): readonly Role[] {
  if (permission !== undefined) return table[permission];
  return staff === undefined ? roles : [...roles, ...table[staff]];
}

/** True if a role has a permission. Customers and guests have none. */
export function mayDo(role: string, permission: Permission, table: PermissionTable = permissions): boolean {
  return table[permission].some((allowed) => allowed === role);
}

/**
 * True if a role has every permission of another: who has it may change whoever has the other. Nobody else may, because
 * changing a person, a password or a session is getting what the person may do.
 */
export function hasAllOf(role: string, other: string, table: PermissionTable = permissions): boolean {
  return Object.values(table).every((allowed) => !includes(allowed, other) || includes(allowed, role));
}

const includes = (allowed: readonly string[], role: string) => allowed.includes(role);
