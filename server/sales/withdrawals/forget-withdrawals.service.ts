import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { forgottenEmail } from '../orders/forget-buyer.service.ts';
import { withdrawals } from './withdrawals.tables.ts';

/** Takes an address out of the withdrawals that were stated with it, whether or not there is an order. */
export async function forgetWithdrawals(transaction: Transaction, email: string): Promise<void> {
  await transaction
    .update(withdrawals)
    .set({ email: forgottenEmail })
    .where(eq(sql`lower(${withdrawals.email})`, email.toLowerCase()));
}
