import { eq, exists, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { approvedPurchase } from './reviews.queries.ts';
import { reviews } from './reviews.tables.ts';

/**
 * Takes a person out of their reviews, which stay, as by 'Cliente': a product's stars are what its buyers gave. Call it while the
 * orders are still the person's, which say what was bought.
 */
export async function forgetAuthor(transaction: Transaction, userId: number): Promise<void> {
  await transaction
    .update(reviews)
    .set({ wasPurchase: sql`${exists(approvedPurchase(transaction))}`, userId: null })
    .where(eq(reviews.userId, userId));
}
