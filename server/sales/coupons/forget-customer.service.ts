import { arrayContains, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { coupons } from './coupons.tables.ts';

/** Takes a customer's address out of the coupons that are for it. Nobody has the empty one, so that none is for everybody then. */
export async function forgetCustomer(transaction: Transaction, email: string): Promise<void> {
  const address = email.toLowerCase();
  await transaction
    .update(coupons)
    .set({ customers: sql`array_replace(${coupons.customers}, ${address}::text, '')` })
    .where(arrayContains(coupons.customers, [address]));
}
