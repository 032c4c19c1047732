import { fromDecimal, times, toDecimal } from '#contract/core/money/money.ts';
import type { Money } from '#contract/core/money/money.ts';

const steps = 4;

/** The amounts at a chart's lines, from 0 to at least `most`: round ones without decimals, all equally far from the next. */
export function chartSteps(most: Money): Money[] {
  const least = Math.max(toDecimal(most) / steps, 1);
  const power = 10 ** Math.floor(Math.log10(least));
  const round = [1, 2, 2.5, 5, 10].map((factor) => factor * power);
  const step = round.find((one) => Number.isInteger(one) && one >= least) ?? 10 * power;
  return Array.from({ length: steps + 1 }, (_, at) => times(fromDecimal(step, most.currency), at));
}
