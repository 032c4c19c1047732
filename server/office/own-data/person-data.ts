import { asc, desc, eq, or, sql } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { emails } from '#server/core/outbox/outbox.tables.ts';
import { products } from '#server/goods/products/catalogue.tables.ts';
import { reviews } from '#server/marketing/reviews/reviews.tables.ts';
import { favourites } from '#server/marketing/wishlist/wishlist.tables.ts';
import { consentsOf } from '#server/people/accounts/consent-records.service.ts';
import { addresses, knownBrowsers, sessions } from '#server/people/accounts/accounts.tables.ts';
import type { UserRow } from '#server/people/accounts/users.service.ts';
import { identities } from '#server/people/social-login/social-login.tables.ts';
import { claims } from '#server/sales/claims/claims.tables.ts';
import { withdrawals } from '#server/sales/withdrawals/withdrawals.tables.ts';

/** What the shop has of a person beside the orders. `email` is the address that is proven to be the person's. */
export async function personData(db: Executor, user: UserRow, email: string | null) {
  const { id } = user;
  const stated = email?.toLowerCase() ?? null;
  const toPerson = or(eq(emails.userId, id), stated === null ? undefined : eq(sql`lower(${emails.recipient})`, stated));
  return {
    account: {
      username: user.username,
      name: user.name,
      lastname: user.lastname,
      document: user.dni,
      email: user.email,
      emailProvenAt: user.emailVerifiedAt,
      requestedEmail: user.pendingEmail,
      phone: user.phone,
      address: user.address,
      createdAt: user.createdAt,
      erasureAskedAt: user.erasureAskedAt,
    },
    addresses: await db
      .select({
        recipient: addresses.recipient,
        phone: addresses.phone,
        street: addresses.street,
        number: addresses.number,
        floor: addresses.floor,
        city: addresses.city,
        province: addresses.province,
        postalCode: addresses.postalCode,
        notes: addresses.notes,
        isDefault: addresses.isDefault,
      })
      .from(addresses)
      .where(eq(addresses.userId, id))
      .orderBy(asc(addresses.id)),
    reviews: await db
      .select({
        product: products.name,
        stars: reviews.calification,
        comment: reviews.comment,
        createdAt: reviews.createdAt,
      })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(eq(reviews.userId, id))
      .orderBy(asc(reviews.createdAt)),
    favourites: await db
      .select({ product: products.name, addedAt: favourites.addedAt })
      .from(favourites)
      .innerJoin(products, eq(products.id, favourites.productId))
      .where(eq(favourites.userId, id))
      .orderBy(asc(favourites.addedAt)),
    consents: { advertising: user.acceptsAdvertising, record: await consentsOf(db, { userId: id, email }) },
    letters: await db
      .select({ kind: emails.kind, to: emails.recipient, writtenAt: emails.writtenAt, sentAt: emails.sentAt })
      .from(emails)
      .where(toPerson)
      .orderBy(desc(emails.writtenAt)),
    sessions: await db
      .select({ startedAt: sessions.createdAt, endsAt: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.userId, id))
      .orderBy(asc(sessions.createdAt)),
    browsers: await db
      .select({ lastUsedAt: knownBrowsers.lastUsedAt })
      .from(knownBrowsers)
      .where(eq(knownBrowsers.userId, id))
      .orderBy(asc(knownBrowsers.lastUsedAt)),
    logins: await db
      .select({ issuer: identities.issuer, subject: identities.subject, linkedAt: identities.linkedAt })
      .from(identities)
      .where(eq(identities.userId, id)),
    withdrawals:
      stated === null
        ? []
        : await db
            .select({ code: withdrawals.code, order: withdrawals.number, at: withdrawals.at, state: withdrawals.state })
            .from(withdrawals)
            .where(eq(sql`lower(${withdrawals.email})`, stated))
            .orderBy(asc(withdrawals.id)),
    claims:
      stated === null
        ? []
        : await db
            .select({
              book: claims.book,
              year: claims.year,
              number: claims.number,
              kind: claims.kind,
              at: claims.at,
              name: claims.name,
              stated: claims.stated,
              answer: claims.answer,
            })
            .from(claims)
            .where(eq(sql`lower(${claims.email})`, stated))
            .orderBy(asc(claims.id)),
  };
}

export type PersonData = Awaited<ReturnType<typeof personData>>;
