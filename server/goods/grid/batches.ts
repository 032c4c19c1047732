import { and, eq, ne, sql } from 'drizzle-orm';
import { moneyOf } from '#contract/core/money/money.ts';
import { shop } from '#contract/core/shop/shop.ts';
import type { Transaction } from '#platform/database/database.ts';
import { adminActor } from '#server/core/audit/audit.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { holdCurrency } from '#server/core/owner-settings/stored-country.service.ts';
import { products } from '../products/catalogue.tables.ts';
import type { Cell } from './cells.ts';
import { gridBatches } from './grid-batches.tables.ts';

/**
 * Begins a batch of a person, who then has no other to undo. Returns false if it was saved already: a second request with its key
 * waits for the first one, and finds that. Throws `currency_changed`.
 */
export async function beginBatch(transaction: Transaction, ctx: Context, key: string): Promise<boolean> {
  const { currency } = shop().country;
  await holdCurrency(transaction, products, moneyOf(0, currency));
  const begun = { key, at: ctx.clock(), currency, cells: [], undoneAt: null };
  const [made] = await transaction
    .insert(gridBatches)
    .values({ actor: adminActor(ctx), ...begun })
    .onConflictDoUpdate({ target: gridBatches.actor, set: begun, setWhere: ne(gridBatches.key, key) })
    .returning({ key: gridBatches.key });
  return made !== undefined;
}

/** Keeps what a batch wrote. */
export async function keepBatch(transaction: Transaction, ctx: Context, cells: readonly Cell[]): Promise<void> {
  await transaction
    .update(gridBatches)
    .set({ cells })
    .where(eq(gridBatches.actor, adminActor(ctx)));
}

/** Returns a batch of a person, locked until the transaction ends; undefined if it is not the last one. */
export async function holdBatch(transaction: Transaction, ctx: Context, key: string) {
  const [batch] = await transaction
    .select()
    .from(gridBatches)
    .where(and(eq(gridBatches.actor, adminActor(ctx)), eq(gridBatches.key, key)))
    .for('update');
  if (batch) await holdCurrency(transaction, products, moneyOf(0, batch.currency));
  return batch;
}

/** Notes that a batch was taken back at a time. */
export async function endBatch(transaction: Transaction, key: string, at: Date): Promise<void> {
  await transaction
    .update(gridBatches)
    .set({ undoneAt: sql`${at.toISOString()}::timestamptz` })
    .where(eq(gridBatches.key, key));
}
