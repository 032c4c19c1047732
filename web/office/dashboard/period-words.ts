import { t } from '#messages/messages.ts';
import type { SummaryPeriod } from '#contract/office/dashboard.ts';

type PeriodWords = {
  /** On the button that chooses it. */
  readonly name: string;
  /** 'Ventas de los últimos 7 días'. */
  readonly sales: string;
  readonly before: string;
};

/** The names of the dashboard's periods, and of those that they are compared with. */
export const periodWords: Readonly<Record<SummaryPeriod, PeriodWords>> = {
  '1': { name: t('admin.today'), sales: t('admin.salesToday'), before: t('admin.beforeToday') },
  '7': { name: t('admin.week'), sales: t('admin.salesOfWeek'), before: t('admin.beforeWeek') },
  '30': { name: t('admin.month'), sales: t('admin.salesOfMonth'), before: t('admin.beforeMonth') },
  month: {
    name: t('admin.calendarMonth'),
    sales: t('admin.salesOfCalendarMonth'),
    before: t('admin.beforeCalendarMonth'),
  },
};
