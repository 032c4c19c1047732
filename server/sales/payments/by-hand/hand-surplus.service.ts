import { and, eq, lt, sql } from 'drizzle-orm';
import { orders } from '../../orders/orders.tables.ts';
import { payments } from '../payments.tables.ts';
import { byHand } from './hand-provider.service.ts';

/** The condition of orders with money by hand that pays for nothing, as when it came after their end, or they were ended after a part of it: people have to give it back. */
export const handSurplus = sql`${orders.reference} in (select ${payments.orderReference} from ${payments}
  where ${and(eq(payments.provider, byHand), lt(payments.refunded, payments.amount))}
    and (${payments.refund} = 'due' or ${orders.status} in ('rejected', 'failure')))`;
