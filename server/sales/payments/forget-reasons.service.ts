import { and, inArray, ne } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { refunds } from './refunds.tables.ts';

/** Takes what people typed out of the refunds of orders; how much went back, when and by whom stays. */
export async function forgetReasons(transaction: Transaction, references: readonly string[]): Promise<void> {
  if (references.length === 0) return;
  await transaction
    .update(refunds)
    .set({ reason: '' })
    .where(and(inArray(refunds.orderReference, [...references]), ne(refunds.reason, '')));
}
