import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** What shoppers ask. */
export const receptors = pgTable('receptors', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  version: integer().notNull().default(1),
});

/** What the assistant says to a question. */
export const emisors = pgTable('emisors', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  receptorId: integer('receptor_id').notNull(),
  respuesta: text().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  version: integer().notNull().default(1),
});

/** The questions that an answer goes on with. */
export const emisorAlternatives = pgTable('emisor_alternatives', {
  emisorId: integer('emisor_id').notNull(),
  position: integer().notNull(),
  receptorId: integer('receptor_id').notNull(),
});
