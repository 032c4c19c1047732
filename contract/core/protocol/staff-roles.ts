/**
 * The roles that every shop has, of those who work in it: 'admin' is an owner, who may do everything. What the others may is said by
 * `permissions`.
 */
export const staffRoles = ['admin', 'manager', 'catalogue', 'orders', 'marketing', 'viewer'] as const;

export type FixedRole = (typeof staffRoles)[number];

/** A role that the owner put together, by the number of its row: 'own-3'. What it may do is in the row. */
export type OwnRoleKey = `own-${string}`;

export type StaffRole = FixedRole | OwnRoleKey;

/** What an account may be without a role of the owner's, as it is stored and shown. */
export const accountRoles = [...staffRoles, 'client'] as const;

export type AccountRole = StaffRole | 'client';

const names: readonly string[] = staffRoles;

/** True for the roles that every shop has. */
export function isFixedRole(role: string): role is FixedRole {
  return names.includes(role);
}

/** True for a role that the owner put together, whether there is one or not. */
export function isOwnRole(role: string): role is OwnRoleKey {
  return /^own-[1-9]\d{0,8}$/.test(role);
}

/** True for the roles of those who work in the shop. */
export function isStaffRole(role: string): role is StaffRole {
  return isFixedRole(role) || isOwnRole(role);
}

/** Returns the role that a text names; undefined for another text. */
export function accountRoleOf(text: string | null): AccountRole | undefined {
  if (text === null) return undefined;
  return text === 'client' || isStaffRole(text) ? text : undefined;
}

/** Returns the role of a visitor with an account. */
export function roleOfAccount(rol: AccountRole): 'customer' | StaffRole {
  return rol === 'client' ? 'customer' : rol;
}
