import { bigint, boolean, customType, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const users = pgTable('users', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  username: text().notNull(),
  email: text(),
  /** What is to take its place once its owner has opened a link sent there. */
  pendingEmail: text('pending_email'),
  passwordHash: text('password_hash'),
  rol: text({ enum: ['admin', 'client'] })
    .notNull()
    .default('client'),
  name: text(),
  lastname: text(),
  dni: text(),
  phone: text(),
  address: text(),
  legajo: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
  acceptsAdvertising: boolean('accepts_advertising').notNull().default(false),
  advertisingToken: uuid('advertising_token').notNull().defaultRandom(),
  version: integer().notNull().default(1),
});

export const sessions = pgTable('sessions', {
  tokenHash: bytea('token_hash').primaryKey(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const passwordResets = pgTable('password_resets', {
  tokenHash: bytea('token_hash').primaryKey(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  /** Where the link was sent: it is good as long as this is the account's address. */
  email: text().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const addressLinks = pgTable('address_links', {
  tokenHash: bytea('token_hash').primaryKey(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  /** Where the link was sent, which is what it proves. */
  email: text().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const knownBrowsers = pgTable(
  'known_browsers',
  {
    tokenHash: bytea('token_hash').notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
  },
  ({ tokenHash, userId }) => [primaryKey({ columns: [tokenHash, userId] })],
);
