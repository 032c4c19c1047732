import { bigint, customType, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Apps and keys by which somebody proves the second step of a login. */
export const factors = pgTable('factors', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  kind: text({ enum: ['code', 'passkey'] }).notNull(),
  name: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Null for an app whose first code was not confirmed: it proves nothing. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  /** Of an app, encrypted. */
  secret: text(),
  /** The last time step whose code was accepted. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  credentialId: text('credential_id'),
  publicKey: bytea('public_key'),
  counter: bigint({ mode: 'number' }).notNull().default(0),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: bigint('user_id', { mode: 'number' }).notNull(), codeHash: bytea('code_hash').notNull() },
  ({ userId, codeHash }) => [primaryKey({ columns: [userId, codeHash] })],
);

/** Logins whose first step is done. */
export const halfLogins = pgTable('half_logins', {
  keyHash: bytea('key_hash').primaryKey(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  tries: integer().notNull().default(0),
  challenge: text(),
});

/** Since when somebody who works in the shop is asked to set a second factor up. */
export const factorDuties = pgTable('factor_duties', {
  userId: bigint('user_id', { mode: 'number' }).primaryKey(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
});

/** Factors that will be taken away because their person lost them. */
export const factorHelps = pgTable('factor_helps', {
  userId: bigint('user_id', { mode: 'number' }).primaryKey(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
});

export const helpLinks = pgTable('help_links', {
  tokenHash: bytea('token_hash').primaryKey(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
