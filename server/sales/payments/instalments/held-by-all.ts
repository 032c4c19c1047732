import { changedByPercent } from '#contract/core/money/changed-amount.ts';
import type { InstalmentBand, InstalmentPlan } from '#contract/core/money/instalment-terms.ts';
import type { CardPlan } from '#server/core/context/card-plan.ts';
import { countryOf } from '#contract/core/countries/countries.ts';
import type { CountryCode } from '#contract/core/countries/country.ts';
import { fromDecimal, type Money } from '#contract/core/money/money.ts';

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

/** The amounts of one band, from `from` on and below `to`. */
type Band = { readonly from: Money; readonly to: Money };

/** The least amount of which instalments are told in a country, in its main unit: below it nobody buys clothes. */
const lowest: Readonly<Partial<Record<CountryCode, number>>> = {
  AR: 1000,
  MX: 50,
  CL: 1000,
  CO: 10_000,
  UY: 100,
  PE: 10,
};

/** Each bound is two or two and a half times the one before, over four powers of ten. */
const steps = [1, 10, 100, 1000].flatMap((power) => [power, 2 * power, 5 * power]);

/** Returns the bands of amounts for which plans are asked in a country: always as many; none in one without instalments. */
export function bandsOf(code: CountryCode): Band[] {
  const least = lowest[code];
  if (least === undefined) return [];
  const { currency } = countryOf(code);
  const bounds = [...steps, 10_000].map((step) => fromDecimal(step * least, currency));
  return bounds.slice(1).map((to, at) => ({ from: bounds[at] ?? to, to }));
}
