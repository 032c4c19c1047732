import { href } from 'react-router';
import { auditFields } from '#contract/audit.ts';
import type { AuditAction, AuditEntry, AuditField, AuditKind } from '#contract/audit.ts';
import { handMeansWords } from '#contract/hand-payments.ts';
import { shopMoney } from '#contract/money.ts';
import { formatPrice } from '#contract/price-words.ts';
import { groupWords, settingLines } from './setting-words.ts';

export const actionNames = {
  'product.create': 'Producto creado',
  'product.update': 'Producto modificado',
  'product.texts': 'Textos en otro idioma',
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
  'order.refund': 'Devolución pedida',
  'order.create': 'Orden cargada',
  'order.payment': 'Pago registrado',
  'carrier.create': 'Transportista creado',
  'carrier.update': 'Transportista modificado',
  'review.delete': 'Reseña eliminada',
  'receptor.create': 'Pregunta creada',
  'receptor.update': 'Pregunta modificada',
  'receptor.delete': 'Pregunta eliminada',
  'emisor.create': 'Respuesta creada',
  'emisor.update': 'Respuesta modificada',
  'emisor.delete': 'Respuesta eliminada',
  'mail.advertising': 'Publicidad enviada',
  'delivery.create': 'Forma de entrega creada',
  'delivery.update': 'Forma de entrega modificada',
  'delivery.delete': 'Forma de entrega eliminada',
  'zone.create': 'Zona de entrega creada',
  'zone.update': 'Zona de entrega modificada',
  'zone.delete': 'Zona de entrega eliminada',
  'withdrawal.handle': 'Arrepentimiento atendido',
  'home.update': 'Borrador de la portada guardado',
  'home.publish': 'Portada publicada',
  'home.unschedule': 'Publicación de la portada cancelada',
  'home.restore': 'Versión de la portada recuperada',
  'page.create': 'Página creada',
  'page.update': 'Página modificada',
  'page.publish': 'Página publicada',
  'page.withdraw': 'Página retirada',
  'page.restore': 'Versión anterior recuperada',
  'page.delete': 'Página eliminada',
  'menu.update': 'Menú modificado',
  'settings.update': 'Configuración modificada',
  'letter.update': 'Texto de un correo modificado',
  'letter.reset': 'Texto de un correo como al principio',
} as const satisfies Record<AuditAction, string>;

export const kindNames = {
  product: 'Productos',
  category: 'Categorías',
  user: 'Personas',
  order: 'Órdenes',
  carrier: 'Transportistas',
  review: 'Reseñas',
  receptor: 'Preguntas del chat bot',
  emisor: 'Respuestas del chat bot',
  mail: 'Publicidad',
  delivery: 'Formas de entrega',
  zone: 'Zonas de entrega',
  withdrawal: 'Arrepentimientos',
  home: 'Portada',
  page: 'Páginas',
  menu: 'Menú y pie',
  settings: 'Configuración',
  letter: 'Textos de los correos',
} as const satisfies Record<AuditKind, string>;

const fieldNames = {
  id: 'Número',
  name: 'Nombre',
  description: 'Descripción',
  gender: 'Género',
  brandName: 'Marca',
  model: 'Modelo',
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
  kind: 'Tipo',
  zoneId: 'Zona',
  rate: 'Tarifa',
  freeFrom: 'Gratis desde',
  days: 'Plazo',
  pickup: 'Dónde se retira',
  position: 'Lugar en la lista',
  provinces: 'Provincias',
  postalRanges: 'Códigos postales',
  weight: 'Peso en gramos',
  amount: 'Monto',
  means: 'Medio de pago',
  discount: 'Descuento',
  units: 'Prendas',
  linkTemplate: 'Enlace de seguimiento',
  texto: 'Texto',
  nota: 'Letra chica',
  version: 'Versión',
  publishAt: 'Pública desde',
  blocks: 'Bloques',
  until: 'Pública hasta',
  isDated: 'Muestra la fecha',
  inMenu: 'En el menú',
  inFooter: 'En el pie',
  menu: 'Menú',
  footer: 'Pie',
  language: 'Idioma',
} as const satisfies Record<(typeof auditFields)[number], string>;

/** Names of values that are not plain text, by field. */
const valueNames: Readonly<Partial<Record<AuditField, Readonly<Record<string, string>>>>> = {
  gender: { men: 'Hombre', women: 'Mujer' },
  genre: { men: 'Hombre', women: 'Mujer' },
  kind: { home: 'Envío a domicilio', pickup: 'Retiro en la tienda' },
  rol: { admin: 'Administrador', client: 'Cliente' },
  means: handMeansWords,
  status: { approved: 'Aprobada', pending: 'Pendiente', rejected: 'Rechazada', failure: 'No concretada' },
};

type Json = AuditEntry['before'];

function members(value: Json): Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

function shown(field: AuditField, value: Json | undefined): string {
  if (value === undefined || value === null || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number') return field.endsWith('Price') ? formatPrice(shopMoney(value)) : String(value);
  if (typeof value === 'string') return valueNames[field]?.[value] ?? plainText(value);
  if (Array.isArray(value)) return value.map((one) => shown(field, one)).join(', ') || '—';
  const pairs = Object.entries(value).filter(([, one]) => one !== '');
  return pairs.map(([name, one]) => `${infoNames[name] ?? name} ${shown(field, one)}`).join(', ') || '—';
}

/** Returns the text of a description, which is stored as HTML. */
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

/**
 * Returns the differences between before and after, one line each: 'Título: Camisas → Blusas'; for something new, only
 * its values.
 */
export function changeLines({
  action,
  subject,
  before,
  after,
}: Omit<AuditEntry, 'id' | 'at' | 'actor' | 'name'>): string[] {
  const [from, to] = [members(before), members(after)];
  if (action === 'settings.update') return settingLines(subject, from, to);
  return auditFields
    .filter((name) => shown(name, from[name]) !== shown(name, to[name]))
    .map((name) => {
      const now = shown(name, to[name]);
      return `${fieldNames[name]}: ${before === null ? now : `${shown(name, from[name])} → ${now}`}`;
    });
}

/** Returns the name of what was changed, as people know it. */
export function subjectWords({ action, subject, name: now, before, after }: AuditEntry): string {
  if (action.startsWith('order.')) return `N° ${now ?? subject.slice(0, 8).toUpperCase()}`;
  if (action === 'settings.update') return groupWords(subject);
  const named = { ...members(before), ...members(after) };
  const name = now ?? named['name'] ?? named['title'];
  if (action.startsWith('letter.')) return typeof name === 'string' ? name : subject;
  const call = /^(user|mail|home)\./.test(action) ? subject : `N° ${subject}`;
  return typeof name === 'string' ? `${call}, ${name}` : call;
}

/** Returns the page of what was changed; undefined if there is none any more. */
export function subjectPath({ action, subject, before }: AuditEntry): string | undefined {
  const [kind = '', verb] = action.split('.');
  if (kind === 'review') return href('/admin/reviews/:productId', { productId: String(members(before)['productId']) });
  if (verb === 'delete') return undefined;
  const paths: Readonly<Record<string, string>> = {
    product: href('/admin/modification/:productId', { productId: subject }),
    category: href('/admin/categories/:id?', { id: subject }),
    user: href('/admin/clients/:user_name', { user_name: subject }),
    order: href('/admin/orders/:payment_id', { payment_id: subject }),
    carrier: href('/admin/carriers'),
    receptor: href('/admin/chatbot'),
    emisor: href('/admin/chatbot'),
    delivery: href('/admin/delivery'),
    zone: href('/admin/delivery'),
    withdrawal: href('/admin/withdrawals'),
    letter: href('/admin/letters/:kind', { kind: subject }),
    home: href('/admin/home'),
    settings: href('/admin/settings/:group?', { group: subject }),
  };
  return paths[kind];
}
