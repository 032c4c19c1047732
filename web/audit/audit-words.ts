import { auditFields } from '#contract/audit.ts';
import type { AuditAction, AuditEntry, AuditField, AuditKind } from '#contract/audit.ts';
import { cents } from '#contract/money.ts';
import { formatPrice } from '#contract/price-words.ts';

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

export const kindNames = {
  product: 'Productos',
  category: 'Categorías',
  user: 'Personas',
  order: 'Órdenes',
  review: 'Reseñas',
  receptor: 'Preguntas del chat bot',
  emisor: 'Respuestas del chat bot',
  mail: 'Publicidad',
} as const satisfies Record<AuditKind, string>;

const fieldNames = {
  id: 'Número',
  name: 'Nombre',
  description: 'Descripción',
  gender: 'Género',
  brandName: 'Marca',
  color: 'Color',
  previousPrice: 'Precio anterior',
  currentPrice: 'Precio actual',
  isOffertPrice: 'En oferta',
  images: 'Imágenes',
  info: 'Información',
  category: 'Categoría',
  stock: 'Stock',
  title: 'Título',
  genre: 'Género',
  movedTo: 'Sus productos pasaron a la categoría',
  rol: 'Rol',
  legajo: 'Legajo',
  status: 'Estado',
  reason: 'Motivo',
  calification: 'Estrellas',
  comment: 'Comentario',
  UserUserName: 'Quién la escribió',
  productId: 'Producto',
  respuesta: 'Respuesta',
  isActive: 'Activa',
  alternativa: 'Alternativas',
  asunto: 'Asunto',
  titulo: 'Título',
  recipients: 'Destinatarios',
} as const satisfies Record<AuditField, string>;

/** Values that are not texts of their own, by the field that holds them. */
const valueNames: Readonly<Partial<Record<AuditField, Readonly<Record<string, string>>>>> = {
  gender: { men: 'Hombre', women: 'Mujer' },
  genre: { men: 'Hombre', women: 'Mujer' },
  rol: { admin: 'Administrador', client: 'Cliente' },
  status: { approved: 'Aprobada', pending: 'Pendiente', rejected: 'Rechazada', failure: 'No concretada' },
};

type Json = AuditEntry['before'];

function members(value: Json): Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

function shown(field: AuditField, value: Json | undefined): string {
  if (value === undefined || value === null || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number') return field.endsWith('Price') ? formatPrice(cents(value)) : String(value);
  if (typeof value === 'string') return valueNames[field]?.[value] ?? plainText(value);
  if (Array.isArray(value)) return value.map((one) => shown(field, one)).join(', ') || '—';
  const pairs = Object.entries(value).filter(([, one]) => one !== '');
  return pairs.map(([name, one]) => `${infoNames[name] ?? name} ${shown(field, one)}`).join(', ') || '—';
}

/** A description is kept as HTML; here only its words are read. */
function plainText(text: string): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const infoNames: Readonly<Record<string, string>> = {
  aboutMe: 'Acerca de la prenda:',
  careInfo: 'Cuidados:',
  sizeAndFit: 'Talle y calce:',
};

/** What differs between before and after, a line each: 'Título: Camisas → Blusas'; of what is new only how it is. */
export function changeLines({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string[] {
  const [from, to] = [members(before), members(after)];
  return auditFields
    .filter((name) => shown(name, from[name]) !== shown(name, to[name]))
    .map((name) => {
      const now = shown(name, to[name]);
      return `${fieldNames[name]}: ${before === null ? now : `${shown(name, from[name])} → ${now}`}`;
    });
}

/** What was changed, as people call it. */
export function subjectWords({ action, subject, before, after }: AuditEntry): string {
  const name = members(after)['name'] ?? members(before)['name'] ?? members(after)['title'] ?? members(before)['title'];
  const numbered = action.startsWith('order.') ? subject.slice(0, 8).toUpperCase() : subject;
  const call = /^(user|mail)\./.test(action) ? subject : `N° ${numbered}`;
  return typeof name === 'string' ? `${call}, ${name}` : call;
}

/** The page of what was changed, while there is one. */
export function subjectPath({ action, subject, before }: AuditEntry): string | undefined {
  const [kind = '', verb] = action.split('.');
  if (kind === 'review') return `/admin/reviews/${String(members(before)['productId'])}`;
  if (verb === 'delete') return undefined;
  const paths: Readonly<Record<string, string>> = {
    product: `/admin/modification/${subject}`,
    category: `/admin/categories/${subject}`,
    user: `/admin/clients/${encodeURIComponent(subject)}`,
    order: `/admin/orders/${subject}`,
    receptor: '/admin/chatbot',
    emisor: '/admin/chatbot',
  };
  return paths[kind];
}
