import type { User } from '#contract/accounts.ts';
import type { ListedPerson } from '#contract/people.ts';

/** Returns the fullest known name: name and lastname, else the name, else the user name. */
export function headingOf({ name, lastname, username }: Pick<User, 'name' | 'lastname' | 'username'>): string {
  if (name && lastname) return `${name} ${lastname}`;
  return name || username;
}

const roles = { admin: 'Administrador', client: 'Cliente' } as const satisfies Record<User['rol'], string>;

export function roleName(rol: User['rol']): string {
  return roles[rol];
}

const counted = (count: number, one: string, many: string) => (count === 1 ? `una ${one}` : `${count} ${many}`);

/** Returns what happens to the orders of a deleted account, as text; empty if there are no orders. */
export function ordersLeftBehind({ orders, paidOrders }: Pick<ListedPerson, 'orders' | 'paidOrders'>): string[] {
  if (orders === 0) return [];
  return [
    `Tiene ${counted(orders, 'orden de compra', 'órdenes de compra')}, ${paidOrders === 0 ? 'ninguna pagada' : counted(paidOrders, 'pagada', 'pagadas')}.`,
    'Las órdenes quedan en la tienda con sus productos e importes, pero sin los datos de la persona: ya no se le podrá escribir ni entregar por ellas.',
  ];
}

/** Returns the texts that explain a change of role before it is confirmed. */
export function roleChangeOf({ rol, username }: Pick<User, 'rol' | 'username'>) {
  if (rol === 'client') {
    return {
      title: `¿Hacer de ${username} un administrador?`,
      meaning:
        'Podrá ver los datos de todos los clientes, cambiar productos, precios y órdenes, y crear o quitar administradores. Ya no podrá comprar. Su sesión se cierra y debe volver a ingresar.',
      confirm: 'Hacer administrador',
    };
  }
  return {
    title: `¿Quitar a ${username} el permiso de administrador?`,
    meaning: 'Pierde el acceso al panel y vuelve a ser un cliente. Su sesión se cierra.',
    confirm: 'Quitar el permiso',
  };
}
