import { isOwnRole, staffRoles, type AccountRole, type FixedRole, type StaffRole } from './staff-roles.ts';

/** The roles that calls can name: not logged in, a customer, or somebody who works in the shop, by the roles that every shop has. */
export type GateRole = 'guest' | 'customer' | FixedRole;

/** The visitor's role, which may also be one that the owner put together. */
export type Role = GateRole | StaffRole;

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
} as const satisfies Readonly<Record<`${string}.${string}`, readonly FixedRole[]>>;

export type Permission = keyof typeof permissions;

type PermissionTable = Readonly<Record<Permission, readonly FixedRole[]>>;

/** Roles that begin with one of shoppers: no list of them is for those who work in the shop alone. */
export type OpenRoles = readonly ['guest' | 'customer', ...GateRole[]];

/**
 * Who may call: roles for what shoppers do, a permission for what only those do who work in the shop. `staff` is the permission
 * that those need, besides the roles, for a call that both make.
 */
export type Gate =
  | { readonly roles: OpenRoles; readonly staff?: Permission; readonly permission?: never }
  | { readonly permission: Permission; readonly roles?: never; readonly staff?: never };

/** Returns the roles that may call, of those that every shop has. One of the owner's own may what its permissions say (`mayCall`). */
export function rolesOf({ roles, staff, permission }: Gate, table: PermissionTable = permissions): readonly GateRole[] {
  if (permission !== undefined) return table[permission];
  return staff === undefined ? roles : [...roles, ...table[staff]];
}

/** A role of the owner's own, as it stands with everybody who has it. */
export type OwnRole = { readonly name: string; readonly permissions: readonly Permission[] };

/** A role with what it may do: of the owner's own roles their name is not enough. */
export type Ranked =
  | { readonly rol: FixedRole | 'client'; readonly ownRole?: null | undefined }
  | { readonly rol: AccountRole; readonly ownRole: OwnRole | null };

/** All permissions. */
export const permissionNames: readonly Permission[] = namesOf(permissions);

function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
  const names: Name[] = [];
  for (const name in table) names.push(name);
  return names;
}

const ofFixedRoles: ReadonlyMap<string, readonly Permission[]> = new Map(
  staffRoles.map((role) => [role, permissionNames.filter((name) => includes(permissions[name], role))]),
);

/**
 * Returns what somebody may do by the own role. Customers may nothing. It throws for a role of the owner's own without its permissions:
 * nobody may take it for one that may do nothing, and change whoever has it.
 */
export function rightsOf({ rol, ownRole }: Ranked): readonly Permission[] {
  if (ownRole) return ownRole.permissions;
  if (isOwnRole(rol)) throw new Error(`the role ${rol} came without its permissions`);
  return ofFixedRoles.get(rol) ?? [];
}

/** True if a permission is among those that somebody has. */
export function mayDo(rights: readonly Permission[], permission: Permission): boolean {
  return rights.includes(permission);
}

/** Who calls: the role, and the permissions that it has now. */
export type Ranking = { readonly role: Role; readonly rights?: readonly Permission[] };

/** True if a visitor may make a call. Calls for all who work in the shop are for every role of the owner's own too. */
export function mayCall({ role, rights = [] }: Ranking, { roles, staff, permission }: Gate): boolean {
  if (permission !== undefined) return mayDo(rights, permission);
  const isListed = isOwnRole(role) ? staffRoles.every((one) => includes(roles, one)) : includes(roles, role);
  return isListed || (staff !== undefined && mayDo(rights, staff));
}

/**
 * True if somebody has every permission of another: who has it may change whoever has the other. Nobody else may, because
 * changing a person, a password or a session is getting what the person may do.
 */
export function hasAllOf(rights: readonly Permission[], others: readonly Permission[]): boolean {
  return others.every((one) => mayDo(rights, one));
}

function includes(allowed: readonly string[], role: string): boolean {
  return allowed.includes(role);
}
