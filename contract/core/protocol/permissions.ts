/** Who works in the shop: 'admin' is its owner. */
type StaffRole = 'admin';

/** The visitor's role: not logged in, a customer, or somebody who works in the shop. */
export type Role = 'guest' | 'customer' | StaffRole;

const owner = ['admin'] as const;

/** What somebody who works in the shop may do, and the roles that may. A call of the back office names one of them. */
export const permissions = {
  /** What every page of the back office needs: the own lists, and the first step before the shop opens. */
  'desk.use': owner,
  /** The finder, which shows some of orders, goods and customers at once. */
  'desk.search': owner,
  /** Orders with their buyers, deliveries, money and returns. */
  'orders.read': owner,
  /** All orders in one answer, to take away. */
  'orders.export': owner,
  /** Handing over what was paid, with its prints, notes and e-mails. */
  'orders.fulfil': owner,
  /** New orders for buyers who are looked up, with the payment that was taken at the counter. */
  'orders.enter': owner,
  /** Saying that an order was paid, or that it failed: goods leave because of it. */
  'orders.settle': owner,
  /** Cancelling a paid order, which gives all its money back. */
  'orders.cancel': owner,
  /** Giving money back, by itself or because of a return. */
  'orders.refund': owner,
  /** Returns and withdrawals, up to the money. */
  'returns.decide': owner,
  /** Complaints and reversals, which only those read who answer them. */
  'claims.answer': owner,
  /** Goods as the back office shows them, with their units and reviews. */
  'goods.read': owner,
  /** Products with their prices and units, and categories. */
  'goods.write': owner,
  /** Prices of many products at once, and what they leave of costs. */
  'campaigns.write': owner,
  /** Codes that make purchases cheaper, and what was sold with them. */
  'coupons.write': owner,
  'stock.write': owner,
  'delivery.write': owner,
  /** Drafts of the home page and of pages. */
  'content.write': owner,
  /** What visitors see of them, and the menu. */
  'content.publish': owner,
  'letters.write': owner,
  /** Advertisements, to one customer or to all. */
  'marketing.write': owner,
  'customers.read': owner,
  /** Customers and reviews that come along from another shop. */
  'customers.write': owner,
  /** All people in one answer. */
  'customers.export': owner,
  /** Who works in the shop, and deleting any account: whoever has this can get all others. */
  'people.manage': owner,
  'settings.read': owner,
  /** The settings that have no permission of their own. */
  'settings.write': owner,
  /** Earlier versions of any settings, also of those that have a permission of their own. */
  'settings.restore': owner,
  /** The account that buyers pay into. */
  'payments.settings': owner,
  /**
   * What keeps the shop running: its address, its mail server, e-mails that failed, opening and closing. Links for a new
   * password go through that server and to that address, so whoever has this can get into any account.
   */
  'shop.manage': owner,
  'backups.read': owner,
  'reports.read': owner,
  'audit.read': owner,
  'assistant.write': owner,
  /** The second language of all that the owner wrote, which is public at once. */
  'translations.write': owner,
} as const satisfies Readonly<Record<`${string}.${string}`, readonly StaffRole[]>>;

export type Permission = keyof typeof permissions;

export type PermissionTable = Readonly<Record<Permission, readonly StaffRole[]>>;

/** Roles that begin with one of shoppers: no list of them is for those who work in the shop alone. */
export type OpenRoles = readonly [Exclude<Role, StaffRole>, ...Role[]];

/** Who may call: roles for what shoppers do, a permission for what only those do who work in the shop. */
export type Gate =
  | { readonly roles: OpenRoles; readonly permission?: never }
  | { readonly permission: Permission; readonly roles?: never };

/** Returns the roles that may call. */
export function rolesOf({ roles, permission }: Gate, table: PermissionTable = permissions): readonly Role[] {
  return permission === undefined ? roles : table[permission];
}
