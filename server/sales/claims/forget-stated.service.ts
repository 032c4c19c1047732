import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { forgottenEmail } from '../orders/forget-buyer.service.ts';
import { claims } from './claims.tables.ts';

const noWords = { document: '', phone: '', instrument: '', detail: '' } as const;

/**
 * Takes an address out of the reversals of payments that were asked for with it, whether or not there is an order, with who asked and in
 * which words. The sheets of the book of complaints stay whole, because the law has them kept.
 */
export async function forgetStated(transaction: Transaction, email: string): Promise<void> {
  await transaction
    .update(claims)
    .set({
      name: '',
      email: forgottenEmail,
      stated: sql`${claims.stated} || ${JSON.stringify(noWords)}::jsonb`,
      answer: sql`case when ${claims.answer} = '' then '' else '-' end`,
    })
    .where(and(eq(claims.book, 'reversals'), eq(sql`lower(${claims.email})`, email.toLowerCase())));
}
