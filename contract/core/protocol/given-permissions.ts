import { permissionNames, permissions, type Permission, type Ranked } from './permissions.ts';
import { staffRoles, type OwnRoleKey } from './staff-roles.ts';

type Owners = {
  readonly [P in Permission]: (typeof permissions)[P] extends readonly ['admin'] ? P : never;
}[Permission];

/** What all have who work in the shop, in any role: the pages of the back office, and the finder, which shows what one may read. */
export const ofAllStaff = ['desk.use', 'desk.search'] as const satisfies readonly Permission[];

/** What the owner's own roles may be given: all but what is the owner's alone, and what every role has. */
export type GivenPermission = Exclude<Permission, Owners | (typeof ofAllStaff)[number]>;

const isForAll = (name: Permission) => ofAllStaff.some((one) => one === name);
const isGiven = (name: Permission): name is GivenPermission => permissions[name].length > 1 && !isForAll(name);

export const givenPermissions: readonly GivenPermission[] = permissionNames.filter(isGiven);

/**
 * What a permission is of no use without, because the pages that need it show that too: who gives money back sees the order. It comes
 * along with it.
 */
const comesWith: Partial<Readonly<Record<GivenPermission, readonly GivenPermission[]>>> = {
  'orders.export': ['orders.read'],
  'orders.fulfil': ['orders.read'],
  'orders.enter': ['orders.read', 'goods.read'],
  'orders.settle': ['orders.read'],
  'orders.cancel': ['orders.read'],
  'orders.refund': ['orders.read'],
  'returns.decide': ['orders.read'],
  'claims.answer': ['orders.read'],
  'goods.write': ['goods.read'],
  'stock.write': ['goods.read'],
  'campaigns.write': ['goods.read'],
  'coupons.write': ['goods.read'],
  'reviews.moderate': ['goods.read'],
  // The carriers of a method.
  'delivery.write': ['orders.read'],
  'content.write': ['goods.read'],
  'content.publish': ['content.write', 'goods.read'],
  'customers.write': ['customers.read'],
  'customers.export': ['customers.read'],
  'settings.write': ['settings.read'],
  // The pages that are translated.
  'translations.write': ['content.write', 'goods.read'],
};

/** Returns permissions with those that they are of no use without. */
export function withNeeded(chosen: readonly GivenPermission[]): GivenPermission[] {
  const needed = new Set(chosen.flatMap((one) => [one, ...(comesWith[one] ?? [])]));
  return givenPermissions.filter((one) => needed.has(one));
}

/** Returns permissions without one, and without those that are of no use without it. */
export function withoutGiven(chosen: readonly GivenPermission[], taken: GivenPermission): GivenPermission[] {
  return chosen.filter((one) => one !== taken && !comesWith[one]?.includes(taken));
}

/** Returns what of a role the owner's own roles may be given: the beginning of a new one that is a copy. */
export function givenOf(rights: readonly Permission[]): GivenPermission[] {
  return withNeeded(givenPermissions.filter((one) => rights.includes(one)));
}

/** Returns what a role of the owner's own may do that is given this: that, and what all have who work in the shop. */
export function ownRights(given: readonly GivenPermission[]): Permission[] {
  return [...ofAllStaff, ...given];
}

type Listed = { readonly rol: OwnRoleKey; readonly name: string; readonly permissions: readonly GivenPermission[] };

/** Returns the roles of those who work in the shop: those that every shop has, and the owner's own. */
export function rolesWith(own: readonly Listed[]): Ranked[] {
  const listed = own.map(({ rol, name, permissions: given }) => ({
    rol,
    ownRole: { name, permissions: ownRights(given) },
  }));
  return [...staffRoles.map((rol) => ({ rol, ownRole: null })), ...listed];
}
