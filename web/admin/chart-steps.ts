import { cents } from '#contract/money.ts';
import type { Cents } from '#contract/money.ts';

const steps = 4;
const pesos = 100;

/** The amounts at a chart's lines, from 0 to at least `most`: round ones, all equally far from the next. */
export function chartSteps(most: Cents): Cents[] {
  const least = Math.max(most / steps, pesos);
  const power = 10 ** Math.floor(Math.log10(least / pesos)) * pesos;
  const round = [1, 2, 2.5, 5, 10].map((factor) => Math.ceil(factor * power));
  const step = round.find((one) => one % pesos === 0 && one >= least) ?? 10 * power;
  return Array.from({ length: steps + 1 }, (_, at) => cents(at * step));
}
