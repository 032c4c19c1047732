import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { auditActions } from '#contract/audit.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export const auditLog = pgTable('audit_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull(),
  actor: text().notNull(),
  action: text({ enum: auditActions }).notNull(),
  subject: text().notNull(),
  before: jsonb().$type<Json>(),
  after: jsonb().$type<Json>(),
});

export type AuditJson = Json;
