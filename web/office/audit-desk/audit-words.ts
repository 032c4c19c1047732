import { t } from '#messages/messages.ts';
import { auditFields, type AuditEntry, type AuditField, type AuditKind } from '#contract/office/audit-desk.ts';
import { handMeansWords } from '#contract/sales/payments/hand-payments.ts';
import { htmlLine } from '#contract/core/fields/html-text.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { groupWords, settingLines } from './setting-words.ts';
import { departmentIn, infoNames, productFields, productValueNames } from './product-fields.ts';
import { permissionWords } from '#web/people/permission-words/permission-words.ts';

export const kindNames = {
  product: t('audit.products'),
  category: t('audit.categories'),
  department: t('audit.departments'),
  attribute: t('audit.attributes'),
  'size-table': t('audit.sizeTables'),
  import: t('audit.imports'),
  user: t('audit.people'),
  role: t('roles.title'),
  token: t('tokens.title'),
  order: t('audit.orders'),
  carrier: t('audit.carriers'),
  review: t('audit.reviews'),
  receptor: t('audit.questions'),
  emisor: t('audit.answers'),
  mail: t('audit.advertising'),
  delivery: t('audit.deliveryMethods'),
  zone: t('audit.zones'),
  withdrawal: t('audit.withdrawals'),
  claim: t('audit.claims'),
  home: t('audit.home'),
  page: t('audit.pages'),
  menu: t('audit.menuAndFooter'),
  collection: t('audit.collections'),
  address: t('audit.addresses'),
  campaign: t('campaigns.title'),
  coupon: t('coupon-desk.title'),
  settings: t('audit.settings'),
  letter: t('audit.letters'),
  translation: t('audit.translations'),
  webhook: t('webhooks.title'),
} as const satisfies Record<AuditKind, string>;

const fieldNames = {
  id: t('audit.number'),
  name: t('audit.name'),
  isHidden: t('audit.isHidden'),
  description: t('audit.description'),
  gender: t('audit.gender'),
  brandName: t('audit.brand'),
  model: t('audit.model'),
  color: t('audit.color'),
  previousPrice: t('audit.previousPrice'),
  currentPrice: t('audit.currentPrice'),
  isOffertPrice: t('audit.onOffer'),
  images: t('audit.pictures'),
  info: t('audit.information'),
  category: t('audit.category'),
  stock: t('audit.stock'),
  preorder: t('preorders.title'),
  offer: t('product-desk.offer.title'),
  ...productFields,
  title: t('audit.title'),
  genre: t('audit.gender'),
  parentId: t('audit.parentCategory'),
  movedTo: t('audit.movedTo'),
  rol: t('audit.role'),
  legajo: t('audit.legajo'),
  status: t('audit.status'),
  reason: t('audit.reason'),
  calification: t('audit.stars'),
  comment: t('audit.comment'),
  UserUserName: t('audit.writtenBy'),
  productId: t('audit.product'),
  respuesta: t('audit.answer'),
  isActive: t('audit.active'),
  alternativa: t('audit.alternatives'),
  asunto: t('audit.mailSubject'),
  titulo: t('audit.title'),
  recipients: t('audit.recipients'),
  recipient: t('audit.recipient'),
  kind: t('audit.kind'),
  zoneId: t('audit.zone'),
  rate: t('audit.rate'),
  freeFrom: t('audit.freeFrom'),
  days: t('audit.days'),
  pickup: t('audit.pickupPlace'),
  position: t('audit.position'),
  provinces: t('audit.provinces'),
  postalRanges: t('audit.postalCodes'),
  weight: t('audit.weight'),
  amount: t('audit.amount'),
  means: t('audit.means'),
  discount: t('audit.discount'),
  units: t('audit.garments'),
  linkTemplate: t('audit.trackingLink'),
  texto: t('audit.text'),
  nota: t('audit.smallPrint'),
  version: t('audit.version'),
  publishAt: t('audit.publicFrom'),
  blocks: t('audit.blocks'),
  until: t('audit.publicUntil'),
  isDated: t('audit.showsDate'),
  inMenu: t('audit.inMenu'),
  inFooter: t('audit.inFooter'),
  menu: t('audit.menu'),
  footer: t('audit.footer'),
  measures: t('audit.measures'),
  sort: t('audit.sort'),
  products: t('audit.products'),
  isPublic: t('audit.isPublic'),
  language: t('audit.language'),
  goods: t('campaigns.goods'),
  sparesLosses: t('campaigns.sparesLosses'),
  conditions: t('coupon-desk.conditions'),
  limits: t('coupon-desk.limits'),
  influencer: t('coupon-desk.influencer'),
  number: t('tax-documents.number'),
  files: t('tax-documents.files'),
  startsAt: t('campaigns.from'),
  endsAt: t('campaigns.until'),
  scopes: t('tokens.scopes'),
  permissions: t('audit.permissions'),
  perMinute: t('tokens.rate'),
  lastDay: t('audit.lastDay'),
  url: t('webhooks.url'),
  topics: t('webhooks.topics'),
} as const satisfies Record<(typeof auditFields)[number], string>;

/** Names of values that are not plain text, by field. */
const valueNames: Readonly<Partial<Record<AuditField, Readonly<Record<string, string>>>>> = {
  kind: { home: t('audit.homeDelivery'), pickup: t('audit.pickup') },
  ...productValueNames,
  rol: {
    admin: t('audit.admin'),
    manager: t('people.roleManager'),
    catalogue: t('people.roleCatalogue'),
    orders: t('people.roleOrders'),
    marketing: t('people.roleMarketing'),
    viewer: t('people.roleViewer'),
    client: t('audit.client'),
  },
  scopes: permissionWords,
  permissions: permissionWords,
  means: handMeansWords,
  sort: {
    hand: t('collections.sortHand'),
    newest: t('collections.sortNewest'),
    'price-asc': t('collections.sortCheapest'),
    'price-desc': t('collections.sortDearest'),
  },
  status: {
    approved: t('audit.approved'),
    pending: t('audit.pending'),
    rejected: t('audit.rejected'),
    failure: t('audit.failed'),
  },
};

type Json = AuditEntry['before'];

/** Returns the members of what was changed, as it was or is. */
export function members(value: Json): Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

function shown(field: AuditField, value: Json | undefined): string {
  if (value === undefined || value === null || value === '') return '—';
  if (typeof value === 'boolean') return value ? t('audit.yes') : t('audit.no');
  if (typeof value === 'number') return field.endsWith('Price') ? formatPrice(shopMoney(value)) : String(value);
  if (typeof value === 'string') return departmentIn(field, value) ?? valueNames[field]?.[value] ?? htmlLine(value);
  if (Array.isArray(value)) return value.map((one) => shown(field, one)).join(', ') || '—';
  const pairs = Object.entries(value).filter(([, one]) => one !== '');
  return pairs.map(([name, one]) => `${infoNames[name] ?? name} ${shown(field, one)}`).join(', ') || '—';
}

/**
 * Returns the differences between before and after, one line each: 'Título: Camisas → Blusas'; for something new, only
 * its values.
 */
export function changeLines({
  action,
  subject,
  before,
  after,
}: Omit<AuditEntry, 'id' | 'at' | 'actor' | 'program' | 'name'>): string[] {
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
  if (action.startsWith('order.')) return t('audit.numbered', { number: now ?? subject.slice(0, 8).toUpperCase() });
  if (action === 'settings.update') return groupWords(subject);
  const named = { ...members(before), ...members(after) };
  const name = now ?? named['name'] ?? named['title'];
  if (action.startsWith('letter.')) return typeof name === 'string' ? name : subject;
  const call = /^(user|mail|home|translation|collection)\./.test(action)
    ? subject
    : t('audit.numbered', { number: subject });
  return typeof name === 'string' ? `${call}, ${name}` : call;
}
