import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { claimBooks, claimKinds, claimStates, type StatedClaim } from '#contract/sales/claims/claims.ts';

export const claims = pgTable('claims', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  book: text({ enum: claimBooks }).notNull(),
  year: integer().notNull(),
  number: integer().notNull(),
  request: uuid().notNull(),
  kind: text({ enum: claimKinds }).notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  name: text().notNull(),
  email: text().notNull(),
  stated: jsonb().$type<StatedClaim>().notNull(),
  orderReference: uuid('order_reference'),
  state: text({ enum: claimStates }).notNull(),
  answer: text().notNull().default(''),
  answeredAt: timestamp('answered_at', { withTimezone: true }),
  answeredBy: text('answered_by'),
});

/** The last number of each book and year. */
export const claimNumbers = pgTable(
  'claim_numbers',
  {
    book: text({ enum: claimBooks }).notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  ({ book, year }) => [primaryKey({ columns: [book, year] })],
);
