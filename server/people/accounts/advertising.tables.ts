import { bigint, customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { consentKinds, consentPlaces } from '#contract/people/accounts/consents.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Who reads advertising without an account, or did. A reader who joined an account has no address of its own. */
export const newsletterReaders = pgTable('newsletter_readers', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  email: text(),
  userId: bigint('user_id', { mode: 'number' }),
  state: text({ enum: ['asked', 'confirmed', 'ended', 'joined'] }).notNull(),
  /** The last time that a letter with a link was asked for. */
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  /** Of the links in e-mails that end advertising. */
  token: uuid().notNull().defaultRandom(),
});

export const newsletterLinks = pgTable('newsletter_links', {
  tokenHash: bytea('token_hash').primaryKey(),
  readerId: bigint('reader_id', { mode: 'number' }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** The record of consents, which is only added to. */
export const consents = pgTable('consents', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  email: text(),
  /** In place of an address that was forgotten. */
  emailHash: bytea('email_hash'),
  userId: bigint('user_id', { mode: 'number' }),
  what: text({ enum: consentKinds }).notNull(),
  place: text({ enum: consentPlaces }).notNull(),
  /** The text that was shown, and its language; '' where nothing was. */
  wording: text().notNull().default(''),
  language: text().notNull().default(''),
  /** What the mail server said, of an end by a bounce. */
  reason: text().notNull().default(''),
});
