import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The questions that shoppers can ask. */
export const receptors = pgTable('receptors', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  version: integer().notNull().default(1),
});

/** The answers to the questions. */
export const emisors = pgTable('emisors', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  receptorId: integer('receptor_id').notNull(),
  respuesta: text().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  version: integer().notNull().default(1),
});

/** The follow-up questions that an answer offers. */
export const emisorAlternatives = pgTable('emisor_alternatives', {
  emisorId: integer('emisor_id').notNull(),
  position: integer().notNull(),
  receptorId: integer('receptor_id').notNull(),
});
