import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The pictures that were uploaded for what the owner writes. One that no version names any more can be removed. */
export const contentPictures = pgTable('content_pictures', {
  path: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  placeholder: text().notNull().default(''),
  widths: integer().array().notNull().default([]),
  at: timestamp({ withTimezone: true }).notNull(),
});
