import { bigint, boolean, customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const users = pgTable('users', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  username: text().notNull(),
  email: text(),
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
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
