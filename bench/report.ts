import type { Measured } from './load.ts';

/** One row of the table. `goal` is a share of the limit's speed, or a multiple of the limit's time. */
export type Row = {
  readonly work: string;
  readonly limitName: string;
  readonly measured: Measured;
  readonly limit: Measured;
  readonly goal: { readonly least: number } | { readonly mostTimes: number };
};

/** A single figure with its maximum. */
export type Figure = { readonly name: string; readonly value: number; readonly unit: string; readonly most: number };

export type Report = { readonly rows: readonly Row[]; readonly figures: readonly Figure[] };

/** Returns the share of the limit's requests a second, or the multiple of its p99: compared with the goal. */
export function ratioOf({ measured, limit, goal }: Row): number {
  const ratio = 'least' in goal ? measured.perSecond / limit.perSecond : measured.p99 / Math.max(1, limit.p99);
  return Math.round(ratio * 100) / 100;
}

export function isReached(row: Row): boolean {
  return 'least' in row.goal ? ratioOf(row) >= row.goal.least : ratioOf(row) <= row.goal.mostTimes;
}

const goalWords = ({ goal }: Row) => ('least' in goal ? `≥ ${goal.least}` : `p99 ≤ ${goal.mostTimes}×`);

/** Returns the report as Markdown tables. */
export function tableOf({ rows, figures }: Report): string {
  const lines = [
    '| work | a second | p50 ms | p99 ms | bytes | failed | limit | its a second | ratio | goal | |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...rows.map((row) => {
      const { perSecond, p50, p99, bytesPerAnswer, failed } = row.measured;
      const cells = [row.work, Math.round(perSecond), p50, p99, bytesPerAnswer, failed, row.limitName];
      return `| ${[...cells, Math.round(row.limit.perSecond), ratioOf(row), goalWords(row), mark(isReached(row))].join(' | ')} |`;
    }),
    '',
    '| figure | value | goal | |',
    '|---|---|---|---|',
    ...figures.map(
      ({ name, value, unit, most }) =>
        `| ${name} | ${Math.round(value * 10) / 10} ${unit} | ≤ ${most} ${unit} | ${mark(value <= most)} |`,
    ),
  ];
  return lines.join('\n');
}

const mark = (isGood: boolean) => (isGood ? 'yes' : '**no**');

/** Returns how the ratios of two reports differ, by work. */
export function comparisonOf(before: Report, after: Report): string {
  return after.rows
    .flatMap((row) => {
      const old = before.rows.find(({ work, limitName }) => work === row.work && limitName === row.limitName);
      return old ? [`${row.work}: ${ratioOf(old)} → ${ratioOf(row)}`] : [];
    })
    .join('\n');
}
