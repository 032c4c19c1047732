import { pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** What the search of the orders reads. The database writes it (migration 0024). */
export const orderSearch = pgTable('order_search', {
  orderReference: uuid('order_reference').primaryKey(),
  /** The parts of an order in lower case without accents, separated by line feeds. */
  text: text().notNull(),
  phones: text().notNull(),
});
