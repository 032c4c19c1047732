import type { AuditAction, AuditEntry } from '#contract/audit.ts';

export const actionNames = {
  'product.create': 'Producto creado',
  'product.update': 'Producto modificado',
  'product.delete': 'Producto eliminado',
  'product.stock': 'Stock modificado',
  'category.create': 'Categoría creada',
  'category.update': 'Categoría modificada',
  'category.delete': 'Categoría eliminada',
  'user.create-admin': 'Administrador creado',
  'user.role': 'Rol modificado',
  'user.delete': 'Usuario eliminado',
  'user.password-reset': 'Cambio de contraseña enviado',
  'order.status': 'Estado de orden modificado',
  'review.delete': 'Reseña eliminada',
  'receptor.create': 'Pregunta creada',
  'receptor.update': 'Pregunta modificada',
  'receptor.delete': 'Pregunta eliminada',
  'emisor.create': 'Respuesta creada',
  'emisor.update': 'Respuesta modificada',
  'emisor.delete': 'Respuesta eliminada',
  'mail.advertising': 'Publicidad enviada',
} as const satisfies Record<AuditAction, string>;

type Json = AuditEntry['before'];

function members(value: Json): Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

function shown(value: Json | undefined): string {
  if (value === undefined || value === null || value === '') return '—';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What differs between before and after, a line each: 'title: Camisas → Blusas'. */
export function changeLines({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string[] {
  const [from, to] = [members(before), members(after)];
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return names
    .filter((name) => shown(from[name]) !== shown(to[name]))
    .map((name) => `${name}: ${shown(from[name])} → ${shown(to[name])}`);
}
