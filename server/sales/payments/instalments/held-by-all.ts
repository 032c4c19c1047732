import { changedByPercent } from '#contract/core/money/changed-amount.ts';
import type { InstalmentBand, InstalmentPlan } from '#contract/core/money/instalment-terms.ts';
import type { CardPlan } from '#server/core/context/card-plan.ts';
import type { Band } from './bands.ts';

/** By how much a total may differ from its rate, which has two decimals: this part of it, and a unit for each instalment. */
const inexact = 0.0001;

/**
 * Returns the plans that hold for every brand and bank, as they answered for the least amount of a band; none where one says nothing.
 * Brands that ask for other interest for as many instalments have no common plan.
 */
export function heldByAll(cards: readonly (readonly CardPlan[])[], { from, to }: Band): InstalmentBand {
  const [first = [], ...others] = cards.map((plans) => plans.filter((plan) => isTrue(plan, from.minor)));
  const plans = first.flatMap((plan) => {
    const same = others.map((other) => other.find((one) => isSame(one, plan)));
    const all = [plan, ...same.filter((one) => one !== undefined)];
    return all.length === cards.length && plan.count > 1 ? [common(all, plan)] : [];
  });
  return { from: from.minor, to: to.minor, plans };
}

function common(all: readonly CardPlan[], { count, rate, cft, tea, total }: CardPlan): InstalmentPlan {
  const isFree = rate === 0;
  return {
    count,
    total: Math.max(...all.map((one) => one.total.minor), total.minor),
    least: Math.max(...all.map((one) => one.least.minor)),
    most: Math.min(...all.map((one) => one.most.minor)),
    cft: isFree ? null : cft,
    tea: isFree ? null : tea,
  };
}

const isSame = (one: CardPlan, other: CardPlan) =>
  one.count === other.count &&
  one.rate === other.rate &&
  (one.rate === 0 || (one.cft === other.cft && one.tea === other.tea));

/**
 * True if a plan says what it costs: without interest exactly the amount and a cost of credit of 0; with interest a total that fits its
 * rate, and both rates of a year, without which it must not be advertised.
 */
function isTrue({ rate, total, count, cft, tea }: CardPlan, amount: number): boolean {
  if (rate === 0) return total.minor === amount && (cft ?? 0) === 0;
  const expected = changedByPercent(amount, rate);
  const fits = Math.abs(total.minor - expected) <= expected * inexact + count;
  return fits && total.minor > amount && cft !== null && tea !== null && cft >= tea;
}
