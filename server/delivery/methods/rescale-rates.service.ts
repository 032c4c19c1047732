import { eq, sql } from 'drizzle-orm';
import type { DeliveryRate } from '#contract/delivery/delivery-rules.ts';
import { compare, renamed, type Money } from '#contract/core/money/money.ts';
import type { Transaction } from '#platform/database/database.ts';
import { deliveryMethods } from './delivery.tables.ts';

/** Gives the prices of all delivery methods another currency; the numbers stay, rounded to its decimals. */
export async function renameRates(transaction: Transaction, currency: string): Promise<void> {
  // A method that is being added or changed would keep the currency of before.
  await transaction.execute(sql`lock table ${deliveryMethods} in share row exclusive mode`);
  const methods = await transaction.select().from(deliveryMethods).for('update');
  for (const { id, rate, freeFrom } of methods) {
    const renewed = { rate: renamedRate(rate, currency), freeFrom: freeFrom && renamed(freeFrom, currency) };
    await transaction.update(deliveryMethods).set(renewed).where(eq(deliveryMethods.id, id));
  }
}

function renamedRate(rate: DeliveryRate, currency: string): DeliveryRate {
  switch (rate.by) {
    case 'flat':
      return { by: 'flat', price: renamed(rate.price, currency) };
    case 'weight':
      return {
        by: 'weight',
        steps: rate.steps.map(({ upTo, price }) => ({ upTo, price: renamed(price, currency) })),
      };
    case 'total': {
      const steps = rate.steps.map(({ upTo, price }) => ({
        upTo: upTo && renamed(upTo, currency),
        price: renamed(price, currency),
      }));
      return { by: 'total', steps: steps.filter((step, place) => isAbove(step.upTo, steps[place - 1]?.upTo)) };
    }
  }
}

/** False for a step that rounding has made as short as the one before. */
function isAbove(upTo: Money | null, before: Money | null | undefined): boolean {
  return !upTo || !before || compare(upTo, before) > 0;
}
