import { bigint, customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const identities = pgTable('identities', {
  issuer: text().notNull(),
  subject: text().notNull(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  linkedAt: timestamp('linked_at', { withTimezone: true }).notNull(),
});

export const loginFlows = pgTable('login_flows', {
  stateHash: bytea('state_hash').primaryKey(),
  browserHash: bytea('browser_hash').notNull(),
  nonce: text().notNull(),
  verifier: text().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
