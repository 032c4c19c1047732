import type { User } from '#contract/accounts.ts';

/** The fullest name known: name and lastname, else the name, else the user name. */
export function headingOf({ name, lastname, username }: Pick<User, 'name' | 'lastname' | 'username'>): string {
  if (name && lastname) return `${name} ${lastname}`;
  return name || username;
}

const roles = { admin: 'Administrador', client: 'Cliente' } as const satisfies Record<User['rol'], string>;

export function roleName(rol: User['rol']): string {
  return roles[rol];
}
