import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { Movement, Payout, Settlements } from '#server/core/context/settlements.ts';
import { accountMovements, payouts, settlementReads } from './settlements.tables.ts';

/** As many rows as one statement takes. */
const batch = 1000;

type Read = { readonly provider: string; readonly since: Date; readonly now: Date };

/** Keeps what an account said of all since a time. Rows that are there already become what it says now. */
export async function keepSettlements(
  transaction: Transaction,
  { movements, payouts: sent, whole }: Settlements,
  read: Read,
): Promise<void> {
  const { provider, since, now } = read;
  for (const ids of batches(whole)) await forgetOthers(transaction, { provider, ids, movements });
  for (const some of batches(movements)) await keepMovements(transaction, provider, some);
  for (const some of batches(sent)) await keepPayouts(transaction, provider, some);
  await transaction
    .update(settlementReads)
    .set({
      since: sql`least(${settlementReads.since}, ${since.toISOString()}::timestamptz)`,
      readAt: now,
      problem: null,
    })
    .where(eq(settlementReads.provider, provider));
}

function batches<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / batch) }, (_, at) => all.slice(at * batch, (at + 1) * batch));
}

type Told = { readonly provider: string; readonly ids: readonly string[]; readonly movements: readonly Movement[] };

/** What was told of a payment before and is not any more is not so, as of a dispute that the shop won. */
async function forgetOthers(transaction: Transaction, { provider, ids, movements }: Told): Promise<void> {
  const of = new Set(ids);
  const told = movements.filter(({ paymentId }) => paymentId !== null && of.has(paymentId)).map(({ id }) => id);
  await transaction
    .delete(accountMovements)
    .where(
      and(
        eq(accountMovements.provider, provider),
        inArray(accountMovements.paymentId, [...ids]),
        told.length > 0 ? notInArray(accountMovements.id, told) : undefined,
      ),
    );
}

async function keepMovements(transaction: Transaction, provider: string, all: readonly Movement[]): Promise<void> {
  const rows = all.map(({ gross, fee, withheld, net, ...moved }) => ({
    ...moved,
    provider,
    gross: gross.minor,
    fee: fee.minor,
    withheld: withheld.minor,
    net: net.minor,
    currency: gross.currency,
  }));
  await transaction
    .insert(accountMovements)
    .values(rows)
    .onConflictDoUpdate({
      target: [accountMovements.provider, accountMovements.id],
      set: {
        kind: sql`excluded.kind`,
        paymentId: sql`excluded.payment_id`,
        at: sql`excluded.happened_at`,
        releaseAt: sql`excluded.release_at`,
        gross: sql`excluded.gross_minor`,
        fee: sql`excluded.fee_minor`,
        withheld: sql`excluded.withheld_minor`,
        net: sql`excluded.net_minor`,
        currency: sql`excluded.currency`,
        // A payout that was made before this time is not told again.
        payoutId: sql`coalesce(excluded.payout_id, ${accountMovements.payoutId})`,
      },
    });
}

async function keepPayouts(transaction: Transaction, provider: string, all: readonly Payout[]): Promise<void> {
  const rows = all.map(({ amount, ...one }) => ({
    ...one,
    provider,
    amount: amount.minor,
    currency: amount.currency,
  }));
  await transaction
    .insert(payouts)
    .values(rows)
    .onConflictDoUpdate({
      target: [payouts.provider, payouts.id],
      set: { state: sql`excluded.state`, arrivesAt: sql`excluded.arrives_at`, amount: sql`excluded.amount_minor` },
    });
}

/** Takes the turn to read an account, which ends by itself after a time. Returns what is known of it; null if it is not due. */
export async function claimRead(
  transaction: Pick<Transaction, 'insert'>,
  provider: string,
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<typeof settlementReads.$inferSelect | null> {
  const [claimed] = await transaction
    .insert(settlementReads)
    .values({ provider, triedAt: now })
    .onConflictDoUpdate({
      target: settlementReads.provider,
      set: { triedAt: now },
      setWhere: sql`${settlementReads.triedAt} <= ${before.toISOString()}::timestamptz`,
    })
    .returning();
  return claimed ?? null;
}
