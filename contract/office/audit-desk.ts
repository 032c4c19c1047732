import { z } from 'zod';
import { joinLists } from '#contract/core/protocol/areas.ts';
import { peopleActions } from '#contract/people/events.ts';
import { goodsActions } from '#contract/goods/events.ts';
import { siteActions } from '#contract/site/events.ts';
import { deliveryActions } from '#contract/delivery/events.ts';
import { salesActions } from '#contract/sales/events.ts';
import { marketingActions } from '#contract/marketing/events.ts';
import { mailActions } from '#contract/mail/events.ts';
import { officeActions } from './events.ts';
import { daysAsked } from '#contract/core/protocol/days-asked.ts';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { moment } from '#contract/core/fields/fields.ts';
import type { SettingName } from '#contract/core/settings/owner-settings.ts';

/** The administrative changes that are recorded. */
export const auditActions = joinLists({
  core: [],
  people: peopleActions,
  goods: goodsActions,
  site: siteActions,
  delivery: deliveryActions,
  sales: salesActions,
  marketing: marketingActions,
  mail: mailActions,
  office: officeActions,
});

export type AuditAction = (typeof auditActions)[number];

/** The kind of an action's subject: the first part of the action's name. */
export const auditKinds = [
  'product',
  'category',
  'department',
  'attribute',
  'size-table',
  'import',
  'user',
  'role',
  'token',
  'order',
  'carrier',
  'review',
  'campaign',
  'coupon',
  'receptor',
  'emisor',
  'mail',
  'delivery',
  'zone',
  'withdrawal',
  'claim',
  'home',
  'page',
  'menu',
  'collection',
  'address',
  'settings',
  'letter',
  'translation',
  'webhook',
] as const;

export type AuditKind = (typeof auditKinds)[number];

/** The members that an entry may have, before or after, but for the owner's settings. */
export const auditFields = [
  'id',
  'name',
  'isHidden',
  'description',
  'gender',
  'brandName',
  'model',
  'color',
  'previousPrice',
  'currentPrice',
  'isOffertPrice',
  'images',
  'video',
  'info',
  'attributes',
  'unit',
  'values',
  'category',
  'stock',
  'preorder',
  'offer',
  'sizeCodes',
  'state',
  'isUnisex',
  'ageGroup',
  'composition',
  'origin',
  'maker',
  'responsible',
  'costPrice',
  'title',
  'genre',
  'parentId',
  'movedTo',
  'rol',
  'legajo',
  'status',
  'reason',
  'calification',
  'comment',
  'UserUserName',
  'productId',
  'respuesta',
  'isActive',
  'alternativa',
  'asunto',
  'titulo',
  'recipients',
  'recipient',
  'kind',
  'zoneId',
  'rate',
  'freeFrom',
  'days',
  'pickup',
  'position',
  'provinces',
  'postalRanges',
  'weight',
  'amount',
  'means',
  'discount',
  'units',
  'linkTemplate',
  'texto',
  'nota',
  'version',
  'publishAt',
  'blocks',
  'until',
  'isDated',
  'inMenu',
  'language',
  'inFooter',
  'menu',
  'footer',
  'measures',
  'sort',
  'products',
  'isPublic',
  'goods',
  'sparesLosses',
  'conditions',
  'limits',
  'influencer',
  'number',
  'files',
  'startsAt',
  'endsAt',
  'scopes',
  'permissions',
  'perMinute',
  'lastDay',
  'url',
  'topics',
] as const;

/** The members that an entry may have: those, and the owner's settings. */
export type AuditField = (typeof auditFields)[number] | SettingName;

/** One change: who changed what, and the values before and after. */
export const auditEntry = z.object({
  id: z.number(),
  at: moment,
  actor: z.string(),
  /** The name of the token by which a program did it for the actor; null for a person. */
  program: z.string().nullable(),
  action: z.enum(auditActions),
  subject: z.string(),
  /** What the subject is called now: a product's name, an order's number; null if it has no other name. */
  name: z.string().nullable(),
  before: z.json().nullable(),
  after: z.json().nullable(),
});

export type AuditEntry = z.output<typeof auditEntry>;

/** The JSON value of an entry's members. */
export type AuditJson = AuditEntry['before'];

/** The sort orders of the log. */
export const auditSorts = ['date-desc', 'date-asc'] as const;

const entryId = z.coerce.number<string | number>().int().min(1).max(Number.MAX_SAFE_INTEGER);

export const audit = {
  list: endpoint({
    method: 'GET',
    path: '/admin/audit',
    summary: 'A page of the changes of administrators; `after` an entry, or the page `before` it',
    permission: 'audit.read',
    input: z.object({
      actor: z.string().trim().max(60).optional(),
      action: z.enum(auditActions).optional(),
      kind: z.enum(auditKinds).optional(),
      /** A number, name or user name, or the number of an order as it is shown. */
      subject: z.string().trim().max(200).optional(),
      ...daysAsked,
      order: z.enum(auditSorts).default('date-desc'),
      after: entryId.optional(),
      before: entryId.optional(),
    }),
    output: z.object({
      entries: z.array(auditEntry),
      next: z.number().nullable(),
      previous: z.number().nullable(),
      total: z.int(),
    }),
  }),
} as const;
