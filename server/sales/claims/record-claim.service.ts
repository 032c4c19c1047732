import { and, eq } from 'drizzle-orm';
import {
  nothingStated,
  type ClaimReceipt,
  type claims as contract,
  type StatedClaim,
} from '#contract/sales/claims/claims.ts';
import { t } from '#messages/messages.ts';
import { presentCountry } from '#contract/core/countries/countries.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { shopDay, shopMoment } from '#contract/core/time/shop-time.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import type { Context } from '#server/core/context/context.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';
import { orderOfBuyer } from '../orders/order-state.service.ts';
import { claimEnd, claimNumber } from './claim-facts.service.ts';
import { claimNumbers, claims } from './claims.tables.ts';

export type ClaimRow = typeof claims.$inferSelect;

type Person = Pick<Input<typeof contract.complain>, 'request' | 'name' | 'email'>;
type Filed = Pick<ClaimRow, 'book' | 'kind' | 'stated'> & { readonly person: Person };

const hour = 3600;

/**
 * Writes into the book of complaints. Anybody may, whether or not there was a purchase. Throws `not_found` where the law wants
 * no book, and `too_many_requests`.
 */
export async function complain(ctx: Context, asked: Input<typeof contract.complain>): Promise<ClaimReceipt> {
  if (!presentCountry().duties.complaintsBook) throw new ShopError('not_found');
  const { kind, ...stated } = asked;
  return file(ctx, filed('complaints', kind, stated));
}

/**
 * Asks for the reversal of a payment. Throws `not_found` where the law has none, `invalid` for a day that is yet to come, and
 * `too_many_requests`.
 */
export async function askReversal(ctx: Context, asked: Input<typeof contract.reverse>): Promise<ClaimReceipt> {
  if (!presentCountry().duties.paymentReversal) throw new ShopError('not_found');
  if (asked.noticedOn > shopDay(ctx.clock())) {
    throw new ShopError('invalid', {}, [{ path: 'noticedOn', message: t('claims.noticedLater') }]);
  }
  return file(ctx, filed('reversals', 'reversal', asked));
}

/** What a form states, apart from who states it. */
function filed(book: Filed['book'], kind: Filed['kind'], asked: Person & Partial<StatedClaim>): Filed {
  const { request, name, email, ...stated } = asked;
  return { book, kind, person: { request, name, email }, stated: { ...nothingStated, ...stated } };
}

/**
 * Records a claim under the next number of its book. It does the same for an order that there is and one that there is not;
 * the copy goes by e-mail, as the law wants, to the address that was stated, so both the network and the address are limited.
 */
async function file(ctx: Context, { book, kind, person, stated }: Filed): Promise<ClaimReceipt> {
  const { request, name } = person;
  const email = person.email.toLowerCase();
  await limitRate(ctx, `claim:${ctx.network}`, { most: 10, windowSeconds: hour });
  await limitRate(ctx, `claim-email:${email}`, { most: 10, windowSeconds: 24 * hour });
  const row = await inTransaction(ctx.db, async (transaction) => {
    const now = ctx.clock();
    const year = Number(shopDay(now).slice(0, 4));
    const last = await lastNumber(transaction, book, year);
    const before = await claimOfRequest(transaction, request);
    if (before) return before;
    await transaction
      .update(claimNumbers)
      .set({ last: last + 1 })
      .where(and(eq(claimNumbers.book, book), eq(claimNumbers.year, year)));
    const order = await orderStated(transaction, stated, email);
    const [made] = await transaction
      .insert(claims)
      .values({
        book,
        year,
        number: last + 1,
        request,
        kind,
        at: now,
        name,
        email,
        stated,
        orderReference: order ?? null,
        state: 'received',
      })
      .returning();
    if (!made) throw new Error('a claim was not stored');
    await recordEvent(transaction, {
      at: now,
      kind: 'claim.received',
      subject: String(made.id),
      actor: 'buyer',
      data: {},
    });
    return made;
  });
  const answerUntil = row.book === 'complaints' ? shopMoment(claimEnd(row)) : null;
  return { number: claimNumber(row), at: shopMoment(row.at), answerUntil };
}

/** The last number of a book in a year, which no other claim takes until the transaction ends: so numbers have no gaps. */
async function lastNumber(transaction: Transaction, book: ClaimRow['book'], year: number): Promise<number> {
  await transaction.insert(claimNumbers).values({ book, year, last: 0 }).onConflictDoNothing();
  const [found] = await transaction
    .select({ last: claimNumbers.last })
    .from(claimNumbers)
    .where(and(eq(claimNumbers.book, book), eq(claimNumbers.year, year)))
    .for('update');
  return found?.last ?? 0;
}

/** The same form that was sent twice is one claim. */
async function claimOfRequest(db: Executor, request: string): Promise<ClaimRow | undefined> {
  const [found] = await db.select().from(claims).where(eq(claims.request, request));
  return found;
}

async function orderStated(db: Executor, { orderNumber }: StatedClaim, email: string): Promise<string | undefined> {
  return orderNumber === null ? undefined : (await orderOfBuyer(db, orderNumber, email))?.reference;
}

/** The claim of an id; undefined when there is none. */
export async function claimOf(db: Executor, id: number): Promise<ClaimRow | undefined> {
  const [found] = await db.select().from(claims).where(eq(claims.id, id));
  return found;
}
