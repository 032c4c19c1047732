import { desc, eq, isNotNull, sql } from 'drizzle-orm';
import { shopMoney } from '#contract/core/money/money.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { variantCosts, variants } from './catalogue.tables.ts';

/** Returns what the sizes of a product cost since when, the newest first. */
export async function costsOf(db: Executor, productId: number) {
  const rows = await db
    .select({ variantId: variantCosts.variantId, cost: variantCosts.cost, since: variantCosts.since })
    .from(variantCosts)
    .innerJoin(variants, eq(variants.id, variantCosts.variantId))
    .where(eq(variants.productId, productId))
    .orderBy(desc(variantCosts.since), desc(variantCosts.id));
  return rows.map(({ variantId, cost, since }) => ({
    variantId,
    cost: cost === null ? null : shopMoney(cost),
    since: shopMoment(since),
  }));
}

/**
 * Converts what sizes cost to a currency of other decimals, by a factor of their smallest units; the numbers stay. What they cost
 * before was in another currency: it is forgotten.
 */
export async function rescaleCosts(transaction: Transaction, factor: number): Promise<void> {
  await transaction
    .update(variants)
    .set({ cost: sql`greatest(round(${variants.cost} * ${factor}::numeric), 1)` })
    .where(isNotNull(variants.cost));
  await transaction.delete(variantCosts);
  await transaction.execute(sql`insert into ${variantCosts} (variant_id, cost_minor)
    select id, cost_minor from ${variants} where cost_minor is not null`);
}
