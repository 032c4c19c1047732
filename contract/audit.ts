import { z } from 'zod';
import { admins, endpoint } from './endpoint.ts';
import { moment } from './fields.ts';

/** Every administrative change that is written down. */
export const auditActions = [
  'product.create',
  'product.update',
  'product.delete',
  'product.stock',
  'category.create',
  'category.update',
  'category.delete',
  'user.create-admin',
  'user.role',
  'user.delete',
  'user.password-reset',
  'order.status',
  'review.delete',
  'receptor.create',
  'receptor.update',
  'receptor.delete',
  'emisor.create',
  'emisor.update',
  'emisor.delete',
  'mail.advertising',
] as const;

export type AuditAction = (typeof auditActions)[number];

/** What an action is done to: the first part of its name. */
export const auditKinds = ['product', 'category', 'user', 'order', 'review', 'receptor', 'emisor', 'mail'] as const;

export type AuditKind = (typeof auditKinds)[number];

/** Every member that an entry tells of, before or after. */
export const auditFields = [
  'id',
  'name',
  'description',
  'gender',
  'brandName',
  'color',
  'previousPrice',
  'currentPrice',
  'isOffertPrice',
  'images',
  'info',
  'category',
  'stock',
  'title',
  'genre',
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
] as const;

export type AuditField = (typeof auditFields)[number];

/** One change: who did what to whom, and how it was before and after. */
export const auditEntry = z.object({
  id: z.number(),
  at: moment,
  actor: z.string(),
  action: z.enum(auditActions),
  subject: z.string(),
  before: z.json().nullable(),
  after: z.json().nullable(),
});

export type AuditEntry = z.output<typeof auditEntry>;

export const audit = {
  list: endpoint({
    method: 'GET',
    path: '/admin/audit',
    summary: 'What administrators changed, newest first; `until` continues after the last entry of a page',
    roles: admins,
    input: z.object({
      actor: z.string().trim().max(60).optional(),
      action: z.enum(auditActions).optional(),
      kind: z.enum(auditKinds).optional(),
      subject: z.string().trim().max(200).optional(),
      /** The first and the last day, of the shop's own calendar. */
      from: z.iso.date({ error: 'Escriba una fecha.' }).optional(),
      to: z.iso.date({ error: 'Escriba una fecha.' }).optional(),
      until: z.coerce.number<string | number>().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    }),
    output: z.object({ entries: z.array(auditEntry), next: z.number().nullable() }),
  }),
} as const;
