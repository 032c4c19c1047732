import type { SummaryPeriod } from '#contract/dashboard.ts';

type PeriodWords = {
  /** On the button that chooses it. */
  readonly name: string;
  /** Behind 'Ventas de': 'los últimos 7 días'. */
  readonly span: string;
  readonly before: string;
};

/** The names of the dashboard's periods, and of those that they are compared with. */
export const periodWords: Readonly<Record<SummaryPeriod, PeriodWords>> = {
  '1': { name: 'Hoy', span: 'hoy', before: 'ayer hasta esta hora' },
  '7': { name: '7 días', span: 'los últimos 7 días', before: 'los 7 días anteriores' },
  '30': { name: '30 días', span: 'los últimos 30 días', before: 'los 30 días anteriores' },
};
