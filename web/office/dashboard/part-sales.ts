import type { Money } from '#contract/core/money/money.ts';

/** What a chart has a bar for. */
export type ChartUnit = 'day' | 'hour';

/** The sales of a day or an hour. `name` is '2026-11-22' or '14 h'. */
export type PartSales = {
  readonly name: string;
  readonly total: Money;
  readonly orders: number;
  readonly totalBefore: Money;
};
