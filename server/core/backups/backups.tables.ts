import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { backupProblems } from '#contract/office/backups.ts';

/** The last backup, and the last try since then that failed; not itself in backups. */
export const backups = pgTable('backups', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull(),
  folder: text().notNull(),
  problem: text({ enum: backupProblems }),
});
