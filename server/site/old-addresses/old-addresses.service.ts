import { desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { missedDays, type MissedAddress, type oldAddresses as contract } from '#contract/site/old-addresses.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import { dayMs } from '#contract/core/time/units.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Database } from '#platform/database/database.ts';
import type { Context } from '#server/core/context/context.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { plainPath } from './named-handle.ts';
import { directedAddresses, missedAddresses } from './old-addresses.tables.ts';

/** How many addresses are listed. */
const mostListed = 200;

const oldest = (now: Date) => new Date(now.getTime() - missedDays * dayMs);

/** Returns the addresses that were not found lately, most visited first, and where the owner directed them. */
export async function listMissed({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<MissedAddress[]> {
  const rows = await db
    .select({
      path: missedAddresses.path,
      visits: missedAddresses.visits,
      lastAt: missedAddresses.lastAt,
      to: directedAddresses.target,
    })
    .from(missedAddresses)
    .leftJoin(directedAddresses, eq(directedAddresses.path, missedAddresses.path))
    .where(gte(missedAddresses.lastAt, oldest(clock())))
    .orderBy(desc(missedAddresses.visits), missedAddresses.path)
    .limit(mostListed);
  return rows.map((row) => ({ ...row, lastAt: shopMoment(row.lastAt) }));
}

/** Directs an address to another one of the shop, or ends that. */
export async function directAddress(
  ctx: Context,
  { from, to }: Input<typeof contract.direct>,
): Promise<MissedAddress[]> {
  const path = plainPath(from) ?? from;
  await inTransaction(ctx.db, async (transaction) => {
    if (to === '') await transaction.delete(directedAddresses).where(eq(directedAddresses.path, path));
    else {
      await transaction
        .insert(directedAddresses)
        .values({ path, target: to })
        .onConflictDoUpdate({ target: directedAddresses.path, set: { target: sql`excluded.target` } });
    }
    await noteChange(transaction, ctx, { action: 'address.direct', subject: path, after: { movedTo: to } });
  });
  return listMissed(ctx);
}

/** Forgets addresses that nobody asked for in a long time, unless the owner directed them. */
export async function forgetMissed(db: Database, now: Date): Promise<void> {
  await db.delete(missedAddresses).where(lt(missedAddresses.lastAt, oldest(now)));
}
