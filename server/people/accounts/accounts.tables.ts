import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Permission } from '#contract/core/protocol/permissions.ts';
import type { StoredRole } from '#contract/core/protocol/role-fields.ts';
import type { AccountRole, OwnRoleKey } from '#contract/core/protocol/staff-roles.ts';
import { copyStates, erasureLinkPurposes } from '#contract/people/own-data-states.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const users = pgTable('users', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  username: text().notNull(),
  email: text(),
  /** The requested new address: it replaces `email` when the link that was sent to it is used. */
  pendingEmail: text('pending_email'),
  passwordHash: text('password_hash'),
  rol: text().$type<AccountRole>().notNull().default('client'),
  /** What this person may do whose role is one of the owner's own. The database alone writes it, as the role is given or changed. */
  ownRole: jsonb('own_role').$type<StoredRole>(),
  name: text(),
  lastname: text(),
  dni: text(),
  phone: text(),
  address: text(),
  legajo: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
  acceptsAdvertising: boolean('accepts_advertising').notNull().default(false),
  receivesOrderEmails: boolean('receives_order_emails').notNull().default(true),
  /** True if the consent counts although nobody has proven the address: of before the record, or brought from another shop. */
  advertisingVouched: boolean('advertising_vouched').notNull().default(false),
  advertisingToken: uuid('advertising_token').notNull().defaultRandom(),
  /** When its owner asked that it be erased, and when that is done; null for all others. */
  erasureAskedAt: timestamp('erasure_asked_at', { withTimezone: true }),
  eraseAt: timestamp('erase_at', { withTimezone: true }),
  version: integer().notNull().default(1),
});

export const sessions = pgTable('sessions', {
  tokenHash: bytea('token_hash').primaryKey(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** What pages name it by. */
  id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  /** When its person last proved who they are. */
  provenAt: timestamp('proven_at', { withTimezone: true }),
  device: text().notNull().default(''),
  /** What a passkey has to sign, once. */
  challenge: text(),
});

export const passwordResets = pgTable('password_resets', {
  tokenHash: bytea('token_hash').primaryKey(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  /** Where the link was sent. The link is valid only while this is the account's address. */
  email: text().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const addressLinks = pgTable('address_links', {
  tokenHash: bytea('token_hash').primaryKey(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  /** Where the link was sent: the address that it proves. */
  email: text().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const erasureLinks = pgTable('erasure_links', {
  tokenHash: bytea('token_hash').primaryKey(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  purpose: text({ enum: erasureLinkPurposes }).notNull(),
  /** Where the link was sent. The link is valid only while this is the account's address. */
  email: text().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** Copies that customers asked for of their data. */
export const dataExports = pgTable('data_exports', {
  id: uuid().primaryKey(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  state: text({ enum: copyStates }).notNull(),
  leasedUntil: timestamp('leased_until', { withTimezone: true }),
  tries: integer().notNull().default(0),
  madeAt: timestamp('made_at', { withTimezone: true }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  file: bytea(),
});

/** The roles that the owner put together. */
export const ownRoles = pgTable('own_roles', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  rol: text()
    .$type<OwnRoleKey>()
    .notNull()
    .generatedAlwaysAs(sql`'own-' || id::text`),
  name: text().notNull(),
  permissions: text().array().$type<Permission[]>().notNull(),
  version: integer().notNull().default(1),
});

/** Tokens of programs, by the hash of the secret. */
export const programTokens = pgTable('program_tokens', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tokenHash: bytea('token_hash').notNull(),
  ending: text().notNull(),
  /** Who created it. */
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  name: text().notNull(),
  scopes: text().array().notNull(),
  perMinute: integer('per_minute').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  endedAt: timestamp('ended_at', { withTimezone: true }),
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

export const addresses = pgTable('addresses', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  recipient: text().notNull(),
  phone: text().notNull(),
  street: text().notNull(),
  number: text().notNull(),
  floor: text().notNull(),
  city: text().notNull(),
  province: text().notNull(),
  postalCode: text('postal_code').notNull(),
  notes: text().notNull(),
  isDefault: boolean('is_default').notNull(),
});
