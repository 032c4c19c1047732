import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The videos in the media folder. One that no product shows can be removed. */
export const videos = pgTable('videos', {
  path: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  milliseconds: integer().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
});
