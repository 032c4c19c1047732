import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Cell } from './cells.ts';

const time = { withTimezone: true } as const;

/** The last batch of cells that each administrator saved, with what was there before. */
export const gridBatches = pgTable('grid_batches', {
  actor: text().primaryKey(),
  key: uuid().notNull(),
  at: timestamp(time).notNull(),
  currency: text().notNull(),
  cells: jsonb().$type<readonly Cell[]>().notNull(),
  undoneAt: timestamp('undone_at', time),
});
