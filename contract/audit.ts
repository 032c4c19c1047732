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
      subject: z.string().trim().max(200).optional(),
      until: z.coerce.number<string | number>().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    }),
    output: z.object({ entries: z.array(auditEntry), next: z.number().nullable() }),
  }),
} as const;
