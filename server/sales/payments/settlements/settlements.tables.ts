import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { movementKinds, payoutStates } from '#contract/sales/payments/settlements.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const minor = (name: string) => bigint(name, { mode: 'number' }).notNull();

export const payouts = pgTable(
  'payouts',
  {
    provider: text().notNull(),
    id: text().notNull(),
    state: text({ enum: payoutStates }).notNull(),
    arrivesAt: moment('arrives_at').notNull(),
    amount: minor('amount_minor'),
    currency: text().notNull(),
  },
  ({ provider, id }) => [primaryKey({ columns: [provider, id] })],
);

export const accountMovements = pgTable(
  'account_movements',
  {
    provider: text().notNull(),
    id: text().notNull(),
    kind: text({ enum: movementKinds }).notNull(),
    paymentId: text('payment_id'),
    at: moment('happened_at').notNull(),
    releaseAt: moment('release_at').notNull(),
    gross: minor('gross_minor'),
    fee: minor('fee_minor'),
    withheld: minor('withheld_minor'),
    net: minor('net_minor'),
    currency: text().notNull(),
    payoutId: text('payout_id'),
  },
  ({ provider, id }) => [primaryKey({ columns: [provider, id] })],
);

export const settlementReads = pgTable('settlement_reads', {
  provider: text().primaryKey(),
  triedAt: moment('tried_at').notNull(),
  since: moment('since'),
  readAt: moment('read_at'),
  problem: text(),
});
