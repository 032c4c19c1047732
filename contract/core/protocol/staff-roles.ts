/**
 * Who works in the shop, by what their work is: 'admin' is an owner, who may do everything. What the others may is said by
 * `permissions`.
 */
export const staffRoles = ['admin', 'manager', 'catalogue', 'orders', 'marketing', 'viewer'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** What an account may be, as it is stored and shown. */
export const accountRoles = [...staffRoles, 'client'] as const;

export type AccountRole = (typeof accountRoles)[number];

const names: readonly string[] = staffRoles;

/** True for the roles of those who work in the shop. */
export function isStaffRole(role: string): role is StaffRole {
  return names.includes(role);
}

/** Returns the role of a visitor with an account. */
export function roleOfAccount(rol: AccountRole): 'customer' | StaffRole {
  return rol === 'client' ? 'customer' : rol;
}
