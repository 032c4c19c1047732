import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { orders } from '../orders/orders.tables.ts';
import { byHand } from './by-hand/hand-provider.service.ts';
import { payments } from './payments.tables.ts';

/** Who can give back money: a provider by itself, or the shop's people. */
type GivenBackBy = 'provider' | 'people';

/**
 * Returns the condition for orders of which all goods went back but what their refunds of before were rounded down by, as
 * `roundingDue` says it of their ledger. It reads an index of the orders that were rounded.
 */
export function roundingLeft(by: GivenBackBy): SQL {
  const left = sql`${orders.total} - ${orders.returned}`;
  const isByHand = sql`exists (select 1 from ${payments}
    where ${payments.orderReference} = ${orders.reference} and ${payments.provider} = ${byHand})`;
  return sql`(${orders.rounding} > 0 and ${orders.moneyState} = 'partly_refunded'
    and (${left} <= ${orders.rounding} or ${left} = ${orders.shipping} + ${orders.rounding})
    and ${by === 'people' ? isByHand : sql`not ${isByHand}`})`;
}
