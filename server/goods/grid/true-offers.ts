import type { PriceEntry } from '#contract/core/money/price-history.ts';
import type { StruckRule } from '#contract/core/money/struck-price.ts';
import type { Transaction } from '#platform/database/database.ts';
import { priceHistories } from '../products/price-history.service.ts';
import { struckRule } from '../products/shown-offer.service.ts';
import { judgeOffer, type Judged } from '../products/true-offer.service.ts';
import type { PlannedProduct } from './plan-products.ts';
import { priceCellOf, type CellFault } from './wrong-cells.ts';

type TrueOffers = { readonly planned: readonly PlannedProduct[]; readonly untrue: readonly CellFault[] };

/**
 * Gives planned offers the true price before them, and returns the cells of those that have none. A price before that was typed beside
 * another price comes from it, and is replaced; one that was typed alone has to be the true one. Nothing happens in a shop that keeps the
 * requirements to the letter.
 */
export async function trueOffers(
  transaction: Transaction,
  planned: readonly PlannedProduct[],
  at: Date,
): Promise<TrueOffers> {
  const rule = struckRule();
  if (!rule) return { planned, untrue: [] };
  const offered = planned.filter(({ after, cells }) => after.isOffertPrice && priceCellOf(cells));
  const histories = await priceHistories(
    transaction,
    offered.map(({ before }) => before.id),
  );
  const judged = new Map(
    offered.map((plan) => [plan.before.id, judge(plan, histories.get(plan.before.id) ?? [], { rule, at })]),
  );
  return {
    planned: planned.map((plan) => withTruePrice(plan, judged.get(plan.before.id))),
    untrue: offered.flatMap((plan) => faultOf(plan, judged.get(plan.before.id))),
  };
}

function judge(
  { after, cells }: PlannedProduct,
  history: readonly PriceEntry[],
  { rule, at }: { readonly rule: StruckRule; readonly at: Date },
): Judged {
  const isAlone = cells.every(({ field }) => field !== 'currentPrice' && field !== 'isOffertPrice');
  return judgeOffer(history, rule, { price: after.currentPrice, typed: isAlone ? after.previousPrice : null, at });
}

function withTruePrice(plan: PlannedProduct, judged: Judged | undefined): PlannedProduct {
  return judged && 'struck' in judged ? { ...plan, after: { ...plan.after, previousPrice: judged.struck } } : plan;
}

function faultOf({ cells }: PlannedProduct, judged: Judged | undefined): CellFault[] {
  const cell = priceCellOf(cells);
  return cell && judged && 'message' in judged ? [{ cell, message: judged.message }] : [];
}
