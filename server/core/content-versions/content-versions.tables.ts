import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What the owner writes, by kind. */
export const contentKinds = ['settings', 'home', 'page', 'menu', 'letter'] as const;

export const contentVersions = pgTable(
  'content_versions',
  {
    kind: text({ enum: contentKinds }).notNull(),
    key: text().notNull(),
    version: integer().notNull(),
    content: jsonb().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    by: text().notNull(),
    publishAt: timestamp('publish_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key, table.version] })],
);
